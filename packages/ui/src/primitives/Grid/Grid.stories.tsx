import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Box } from '../Box/Box.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const parts = ['один', 'два, подлиннее', 'три'].map((words) => (
  <Box key={words} padding="2" background="accentSoft" radius="s">
    <Text size="13">{words}</Text>
  </Box>
));

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  parameters: usage({
    when: 'Children of one kind in equal columns, fewer on narrow screens: cards, swatches, figures.',
    whenNot: 'The columns differ in width or in meaning, or rows are compared.',
    instead:
      'Columns for unlike parts, Table for comparing, Inline for what is as wide as its words.',
    keyboard: {},
    accessibility: 'Only layout: give it `as="ul"` and its children `li` where they are a list.',
    do: 'Fill it with things of one kind.',
    dont: 'Compare rows in it.',
  }),
  args: { columns: 3, children: parts },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EqualColumns: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getAllByText(/один|два|три/);
    const widths = words.map((word) => word.parentElement?.getBoundingClientRect().width);
    await expect(new Set(widths.map((width) => Math.round(width ?? 0))).size).toBe(1);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        '1': <Grid columns={1}>{parts}</Grid>,
        '2': <Grid columns={2}>{parts}</Grid>,
        '3, gap 1': (
          <Grid columns={3} gap="1">
            {parts}
          </Grid>
        ),
        'narrow 1, middle 2, wide 3': (
          <Grid columns={{ narrow: 1, middle: 2, wide: 3 }}>{parts}</Grid>
        ),
      }}
    />
  ),
};
