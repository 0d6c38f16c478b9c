import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: usage({
    when: 'The shape of what is coming, so that nothing jumps when it arrives. The region around it says “Loading…” to screen readers.',
    whenNot: 'It is not known what will come, or it comes at once.',
    instead: 'Spinner for a moment, EmptyState when nothing came, ErrorState when it failed.',
    keyboard: {},
    accessibility: 'Hidden from screen readers; the region around it says “Loading…”.',
    do: 'Draw the shape of what will come.',
    dont: 'Show it for what usually comes at once: wrap it in Delayed.',
  }),
  args: { lines: 3, width: 320 },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Says nothing to screen readers: the region that loads does. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const lines = canvasElement.querySelectorAll('[data-shape="text"]');
    await expect(lines).toHaveLength(3);
    await expect(lines[0]?.parentElement).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      items={{
        text: (
          <Box width={240}>
            <Skeleton />
          </Box>
        ),
        'text, 3 lines': (
          <Box width={240}>
            <Skeleton lines={3} />
          </Box>
        ),
        block: (
          <Box width={240}>
            <Skeleton shape="block" height={90} />
          </Box>
        ),
        circle: <Skeleton shape="circle" />,
      }}
    />
  ),
};
