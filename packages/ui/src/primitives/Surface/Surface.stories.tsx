import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { Box } from '../Box/Box.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { GridPaper } from '../GridPaper/GridPaper.tsx';
import { MarginLine } from '../MarginLine/MarginLine.tsx';
import { Text } from '../Text/Text.tsx';
import { elevations, Surface } from './Surface.tsx';

const meta = {
  title: 'Primitives/Surface',
  component: Surface,
  parameters: usage({
    when: 'A sheet of paper on the squared page: the one kind of card. Its elevation says how far it stands above what it covers.',
    whenNot: 'It would lie inside another Surface, or only space is needed.',
    instead: 'Divider inside a surface, Box or Stack for space, StatCard for a figure.',
    keyboard: {},
    accessibility:
      'A plain element; give it `as="article"` or `section` and a heading where it is one.',
    do: 'Use the lowest elevation that does.',
    dont: 'Lay a surface on a surface.',
  }),
  args: { children: 'Лист' },
} satisfies Meta<typeof Surface>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnSquaredPaper: Story = {
  render: () => (
    <GridPaper>
      <MarginLine left={20} />
      <Box padding="12">
        <Grid columns={{ narrow: 1, middle: 2, wide: 4 }} gap="6">
          {elevations.map((elevation) => (
            <Surface key={elevation} elevation={elevation}>
              <Text weight="strong">Высота {elevation}</Text>
              <Text tone="ink2">Вернуться к лодке</Text>
            </Surface>
          ))}
        </Grid>
      </Box>
    </GridPaper>
  ),
  play: async ({ canvasElement }) => {
    const texts = within(canvasElement).getAllByText('Вернуться к лодке');
    await expect(texts).toHaveLength(elevations.length);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      items={eachOf(elevations, (elevation) => (
        <Surface elevation={elevation}>
          <Text>Вернуться к лодке</Text>
        </Surface>
      ))}
    />
  ),
};
