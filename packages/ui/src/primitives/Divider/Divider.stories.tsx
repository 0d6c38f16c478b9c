import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Box } from '../Box/Box.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Primitives/Divider',
  component: Divider,
  parameters: usage({
    when: 'A line between two groups that space alone does not part: inside a surface, in a bar.',
    whenNot: 'There is room enough: distance separates groups with less clutter.',
    instead: 'A larger `gap` of Stack, `separator` in a Menu.',
    keyboard: {},
    accessibility: 'A `separator`, read as one.',
    do: 'Part groups that are close together.',
    dont: 'Draw lines where space would do.',
  }),
  args: {},
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'horizontal');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        horizontal: (
          <Stack>
            <Text>Над чертой</Text>
            <Divider />
            <Text>Под чертой</Text>
          </Stack>
        ),
        vertical: (
          <Box background="surface" padding="3">
            <Inline>
              <Text>Слева</Text>
              <Divider orientation="vertical" />
              <Text>Справа</Text>
            </Inline>
          </Box>
        ),
      }}
    />
  ),
};
