import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../primitives/Box/Box.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Surface } from '../primitives/Surface/Surface.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { Chapter } from './Chapter.tsx';

const radii = ['s', 'm', 'l', 'full'] as const;
const borders = ['line', 'lineStrong', 'accent'] as const;
const elevations = ['0', '1', '2', '3'] as const;

const meta = {
  title: 'Foundations/Shape',
  component: Chapter,
  args: {
    title: 'Shape',
    lead: 'Radii, borders and shadows belong to the theme: the exercise book has thin lines and soft corners, the felt-tip pens thick ones and hard shadows.',
    rules: [
      'A part inside another has the smaller radius: s for controls and badges, m for cards, l for dialogs.',
      'line groups and may be faint; lineStrong is the edge of a control and has 3:1 on every ground.',
      'Elevation says how far a sheet stands above what it covers: 1 for cards, 2 for menus, 3 for dialogs.',
      'Nothing is told by a shadow alone: forced colours show none, so every sheet has a border.',
    ],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

export const Shape: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <Stack gap="6">
        <Heading level={2}>Radii</Heading>
        <Grid columns={{ narrow: 2, middle: 4 }} gap="4">
          {radii.map((radius) => (
            <Box key={radius} background="sunken" border="line" radius={radius} padding="4">
              <Text font="mono" size="13">{`radius.${radius}`}</Text>
            </Box>
          ))}
        </Grid>
        <Heading level={2}>Borders</Heading>
        <Grid columns={{ narrow: 1, middle: 3 }} gap="4">
          {borders.map((border) => (
            <Box key={border} border={border} radius="m" padding="4">
              <Text font="mono" size="13">
                {border}
              </Text>
            </Box>
          ))}
        </Grid>
        <Heading level={2}>Shadows</Heading>
        <Grid columns={{ narrow: 2, middle: 4 }} gap="6">
          {elevations.map((elevation) => (
            <Surface key={elevation} elevation={elevation} padding="4">
              <Text font="mono" size="13">{`elevation ${elevation}`}</Text>
            </Surface>
          ))}
        </Grid>
      </Stack>
    </Chapter>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('elevation 3')).toBeVisible();
  },
};
