import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Box } from '../Box/Box.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

const parts = ['один', 'два, подлиннее', 'три'].map((words) => (
  <Box key={words} padding="2" background="accentSoft" radius="s">
    <Text size="13">{words}</Text>
  </Box>
));

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
  parameters: usage({
    when: 'Children side by side at even distance; those that do not fit go to the next line.',
    whenNot: 'Children stand below one another, or share the width in parts.',
    instead: 'Stack, Columns, Grid; Toolbar and ButtonGroup where they are tools.',
    keyboard: {},
    accessibility: 'Only layout: the order of the source is the order of reading.',
    do: 'Let children wrap.',
    dont: 'Line up what should share the width.',
  }),
  args: { children: parts },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What does not fit goes to the next line. */
export const Wraps: Story = {
  render: (args) => (
    <Box width={160}>
      <Inline {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('три').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('один').getBoundingClientRect().top,
    );
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        'gap 1': <Inline gap="1">{parts}</Inline>,
        'gap 6': <Inline gap="6">{parts}</Inline>,
        'justify between': <Inline justify="between">{parts}</Inline>,
        'align end': (
          <Inline align="end">
            <Box padding="6" border="line" />
            {parts}
          </Inline>
        ),
        'wrap, 200 px': (
          <Box width={200} border="line">
            <Inline>{parts}</Inline>
          </Box>
        ),
      }}
    />
  ),
};
