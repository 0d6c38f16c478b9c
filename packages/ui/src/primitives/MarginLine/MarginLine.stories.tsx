import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Box } from '../Box/Box.tsx';
import { Text } from '../Text/Text.tsx';
import { MarginLine } from './MarginLine.tsx';

const meta = {
  title: 'Primitives/MarginLine',
  component: MarginLine,
  parameters: usage({
    when: 'The red margin of the exercise book, beside the text of the player and the hero of the home page.',
    whenNot: 'Anywhere else: twice on a page it is a stripe.',
    instead: 'Divider.',
    keyboard: {},
    accessibility: 'Hidden from screen readers.',
    do: 'Use it once on a page, beside text.',
    dont: 'Use it as a divider.',
  }),
  args: { left: 20 },
} satisfies Meta<typeof MarginLine>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Decoration: it says nothing to a screen reader. */
export const BesideText: Story = {
  render: (args) => (
    <Box position="relative" paddingX="8" as="section" aria-label="Текст">
      <MarginLine {...args} />
      <Text>Лодка касается камней</Text>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Текст' });
    await expect(section.querySelector('[aria-hidden="true"]')).toBeInTheDocument();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        'left 0': (
          <Box position="relative" paddingX="6" background="surface">
            <MarginLine />
            <Text>Лодка касается камней</Text>
          </Box>
        ),
        'left 20': (
          <Box position="relative" paddingX="8" background="surface">
            <MarginLine left={20} />
            <Text>Лодка касается камней</Text>
          </Box>
        ),
      }}
    />
  ),
};
