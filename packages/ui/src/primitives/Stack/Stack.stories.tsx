import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantTable } from '../../testing/variantGrid.tsx';
import { Box } from '../Box/Box.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const parts = ['один', 'два, подлиннее', 'три'].map((words) => (
  <Box key={words} padding="2" background="accentSoft" radius="s">
    <Text size="13">{words}</Text>
  </Box>
));

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  parameters: usage({
    when: 'Children one below the other at even distance: most of a page.',
    whenNot: 'Children stand side by side, or in columns of equal width.',
    instead: 'Inline, Grid, Columns.',
    keyboard: {},
    accessibility: 'Only layout: give it `as="ul"`, `ol` or `section` where it is one.',
    do: 'Take distances from the scale.',
    dont: 'Space children by margins of their own.',
  }),
  args: { children: parts },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, last] = [canvas.getByText('один'), canvas.getByText('три')];
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(
      first.getBoundingClientRect().bottom,
    );
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantTable
      rows={['1', '4', '6'] as const}
      columns={['stretch', 'start', 'center', 'end'] as const}
    >
      {(gap, align) => (
        <Box width={180} border="line">
          <Stack gap={gap} align={align}>
            {parts}
          </Stack>
        </Box>
      )}
    </VariantTable>
  ),
};
