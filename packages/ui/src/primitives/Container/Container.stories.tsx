import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { Box } from '../Box/Box.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Text } from '../Text/Text.tsx';
import { Container, containerSpacings } from './Container.tsx';

const meta = {
  title: 'Primitives/Container',
  component: Container,
  parameters: usage({
    when: 'All of a page, or a strip of it, stands in the column that every page has.',
    whenNot: 'The content fills the window, or is a part of a column already.',
    instead: 'Box for a width of its own, Prose for running text.',
    keyboard: {},
    accessibility: 'Says nothing to a screen reader.',
    do: 'Use one for each strip with a background of its own.',
    dont: 'Put one inside another: its sides would be indented twice.',
  }),
  argTypes: { spacing: { control: 'select', options: containerSpacings } },
  args: {
    children: (
      <Surface>
        <Text>Содержание страницы</Text>
      </Surface>
    ),
  },
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In a window wider than a page it stands in the middle. */
export const Wide: Story = {
  render: (args) => (
    <Box width={1400}>
      <Container {...args} data-testid="column" />
    </Box>
  ),
  play: async ({ canvas }) => {
    const column = canvas.getByTestId('column');
    await expect(column.offsetWidth).toBe(1240);
    await expect(column.offsetLeft - (column.parentElement?.offsetLeft ?? 0)).toBe(80);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={eachOf(containerSpacings, (spacing) => (
        <Box background="sunken">
          <Container {...args} spacing={spacing} />
        </Box>
      ))}
    />
  ),
};
