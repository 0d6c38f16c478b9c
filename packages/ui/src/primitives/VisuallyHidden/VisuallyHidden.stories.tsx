import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: usage({
    when: 'Words that complete for screen readers what the eye sees from place or shape: the head of a column of buttons, a status.',
    whenNot: 'Everyone needs the words, or an attribute can carry them.',
    instead: 'Text for everyone, `label` of IconButton, Icon and fields.',
    keyboard: {},
    accessibility: 'Read by screen readers and seen by nobody; it takes no room.',
    do: 'Complete what the eye sees from place or shape.',
    dont: 'Hide what everyone needs.',
  }),
  args: { children: 'для программ чтения с экрана' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Heard, not seen, and without a place of its own. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('для программ чтения с экрана');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      items={{
        'in a sentence': (
          <Text>
            Видно всем. <VisuallyHidden>Слышно читающим с экрана.</VisuallyHidden>
          </Text>
        ),
        alone: <VisuallyHidden>Ничего не видно</VisuallyHidden>,
      }}
    />
  ),
};
