import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Delayed } from './Delayed.tsx';

const meta = {
  title: 'Patterns/Delayed',
  component: Delayed,
  parameters: usage({
    when: 'Around every Skeleton and Spinner of something that usually comes at once: an answer that is known, a page whose code is there.',
    whenNot:
      'The wait was asked for by pressing a button, which should show at once that it heard.',
    instead: '`isPending` of a Button.',
    keyboard: {},
    accessibility:
      'Adds nothing for screen readers; what is inside speaks for itself once it appears.',
    do: 'Wrap skeletons and spinners of what usually comes at once.',
    dont: 'Delay the answer to a press.',
  }),
  args: {
    children: (
      <div role="status" aria-label="Истории загружаются">
        <Skeleton lines={3} />
      </div>
    ),
  },
} satisfies Meta<typeof Delayed>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Seen, and said, only when the wait has become one. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('status', { name: 'Истории загружаются' }),
      ).toBeVisible(),
    );
  },
};

/** Until then it keeps its place, unseen and unsaid. */
export const BeforeTheDelay: Story = {
  args: { delay: 3_600_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('status')).toBeNull();
    const held = canvas.getByRole('status', { hidden: true });
    await expect(held).not.toBeVisible();
    await expect(held.getBoundingClientRect().height).toBeGreaterThan(30);
  },
};

/** A picture shows what animations come to: the time before is told by BeforeTheDelay. */
export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      items={{
        'after the delay': (
          <Delayed delay={0}>
            <Skeleton width={240} />
          </Delayed>
        ),
      }}
    />
  ),
};
