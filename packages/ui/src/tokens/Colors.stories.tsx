import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../primitives/Box/Box.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { type ColorTokens, themes } from './index.ts';

const names = Object.keys(themes.light.color) as (keyof ColorTokens)[];

function Palette() {
  return (
    <Grid columns={{ narrow: 2, middle: 4, wide: 6 }}>
      {names.map((name) => (
        <Stack key={name} gap="1">
          <Box background={name} border="line" radius="m" height={56} />
          <Text size="13">{name}</Text>
        </Stack>
      ))}
    </Grid>
  );
}

const meta = {
  title: 'Tests/Colour tokens',
  tags: ['!autodocs'],
  component: Palette,
} satisfies Meta<typeof Palette>;

export default meta;

export const Colors: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('accentSoft')).toBeVisible();
  },
};
