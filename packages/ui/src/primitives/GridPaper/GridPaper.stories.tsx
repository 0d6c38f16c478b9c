import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Box } from '../Box/Box.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Text } from '../Text/Text.tsx';
import { GridPaper } from './GridPaper.tsx';

const meta = {
  title: 'Primitives/Cells',
  component: GridPaper,
  parameters: usage({
    when: 'The squared paper behind a page or the canvas.',
    whenNot: 'Running text is read on it, or it would lie inside a surface.',
    instead: 'Surface as the sheet that text lies on.',
    keyboard: {},
    accessibility: 'Only a background; the squares are never read.',
    do: 'Lay text on a Surface above it.',
    dont: 'Set running text on the squares.',
  }),
  args: { children: 'Клетка' },
} satisfies Meta<typeof GridPaper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsMain: Story = {
  args: { as: 'main' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('main');
    await expect(getComputedStyle(page).backgroundImage).toContain('gradient');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        empty: (
          <GridPaper>
            <Box height={90} />
          </GridPaper>
        ),
        'under a surface': (
          <GridPaper>
            <Box padding="6">
              <Surface>
                <Text>Вернуться к лодке</Text>
              </Surface>
            </Box>
          </GridPaper>
        ),
      }}
    />
  ),
};
