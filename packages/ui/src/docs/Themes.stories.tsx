import type { Meta, StoryObj } from '@storybook/react-vite';
import { Save } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { Box } from '../primitives/Box/Box.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Surface } from '../primitives/Surface/Surface.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { type ThemeName, themeNames } from '../tokens/index.ts';
import { Chapter } from './Chapter.tsx';

const meta = {
  title: 'Foundations/Themes',
  component: Chapter,
  args: {
    title: 'Themes',
    lead: 'One idea: a story is written where every child first wrote one. Light is a squared exercise book, dark the blackboard, creative the felt-tip pens.',
    rules: [
      'A theme decides type, edges, radii and shadows, not colour alone; the layout stays.',
      'data-theme on any element begins a theme there; without one the page is light.',
      'A component asks for tokens by name and never for the name of the theme.',
    ],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

const Sample = ({ theme }: { theme: ThemeName }) => (
  <Box data-theme={theme} background="paper" padding="4">
    <Stack gap="4">
      <Heading level={2}>{theme}</Heading>
      <Surface padding="4" elevation="2">
        <Stack gap="3">
          <Text font="reading" size="17">
            Лодка ткнулась в песок и затихла.
          </Text>
          <TextField label={`Название (${theme})`} defaultValue="Маяк" />
          <Inline gap="2" wrap>
            <Button variant="primary" icon={Save}>
              Сохранить
            </Button>
            <Button>Отмена</Button>
          </Inline>
          <Inline gap="2">
            <Badge tone="success">Опубликована</Badge>
            <Badge tone="warning">Черновик</Badge>
          </Inline>
        </Stack>
      </Surface>
    </Stack>
  </Box>
);

export const Themes: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <Grid columns={{ narrow: 1, middle: 1, wide: 3 }} gap="4">
        {themeNames.map((theme) => (
          <Sample key={theme} theme={theme} />
        ))}
      </Grid>
    </Chapter>
  ),
  play: async ({ canvasElement }) => {
    const grounds = within(canvasElement)
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.closest('[data-theme]'))
      .map((ground) => ground && getComputedStyle(ground).backgroundColor);
    await expect(new Set(grounds).size).toBe(themeNames.length);
  },
};
