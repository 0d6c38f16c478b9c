import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { breakpointWidths } from '../css/breakpoints.ts';
import { cellSize } from '../css/cells.ts';
import { Box } from '../primitives/Box/Box.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { space } from '../tokens/shared.ts';
import { Chapter } from './Chapter.tsx';

const meta = {
  title: 'Foundations/Space',
  component: Chapter,
  args: {
    title: 'Space',
    lead: 'Distances stand on a scale of 4 px; the canvas snaps to the squares of the exercise book.',
    rules: [
      'Stack, Inline and Grid keep things apart; a component has no outer margin of its own.',
      'What belongs together stands closer than what does not: 8 inside a group, 24 between groups, 48 between parts of a page.',
      `One cell is ${cellSize} px: the texture of the page and one step of layout on the canvas.`,
      `Layouts change at ${breakpointWidths.middle} and ${breakpointWidths.wide} px, and hold down to 320 px without a horizontal scroll.`,
      'Where fingers point, every control is at least 44 px high and wide.',
    ],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

const steps = Object.entries(space).sort(([one], [other]) => Number(one) - Number(other));

export const Space: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <Stack gap="2">
        {steps.map(([name, value]) => (
          <Inline key={name} gap="3" align="center">
            <Box width={96}>
              <Text font="mono" size="13">{`${name} · ${value}`}</Text>
            </Box>
            <Box background="accent" width={value} height={16} />
          </Inline>
        ))}
      </Stack>
    </Chapter>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('16 · 64px')).toBeVisible();
  },
};
