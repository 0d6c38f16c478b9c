import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Menu, MenuTrigger } from '../components/Menu/Menu.tsx';
import { Box } from '../primitives/Box/Box.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Surface } from '../primitives/Surface/Surface.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { usage } from '../testing/usage.ts';
import { ThemeScope } from './ThemeScope.tsx';

const meta = {
  title: 'Primitives/ThemeScope',
  component: ThemeScope,
  parameters: usage({
    when: 'A part of a page looks otherwise than the rest: a preview, or a product within a page of others.',
    whenNot: 'The whole page has the theme.',
    instead: 'ThemeProvider, or `data-theme` on `<html>`.',
    keyboard: {},
    accessibility: 'Does not change names, order or focus.',
    do: 'Put it around the part once.',
    dont: 'Set `data-theme` on an inner element alone: its menus and dialogs open at the end of the page, outside of it.',
  }),
  args: {
    theme: 'dark',
    children: (
      <Surface>
        <Stack gap="3" align="start">
          <Text>Вернуться к лодке</Text>
          <MenuTrigger>
            <Button>Файл</Button>
            <Menu items={[{ id: 'save', label: 'Сохранить' }]} />
          </MenuTrigger>
        </Stack>
      </Surface>
    ),
  },
} satisfies Meta<typeof ThemeScope>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A menu that opens from the part has its theme, also after the theme is changed. */
export const MenuOfThePart: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const colourOf = (element: Element) => getComputedStyle(element).color;
    await userEvent.click(canvas.getByRole('button', { name: 'Файл' }));
    const item = await screen.findByRole('menuitem', { name: 'Сохранить' });
    await expect(colourOf(item)).toBe(colourOf(canvas.getByText('Вернуться к лодке')));
    await expect(item.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark');
    await userEvent.keyboard('{Escape}');
  },
};

export const ThreeParts: Story = {
  render: ({ children }) => (
    <Stack gap="3">
      {['light', 'dark', 'creative'].map((theme) => (
        <ThemeScope key={theme} theme={theme}>
          <Box padding="3">{children}</Box>
        </ThemeScope>
      ))}
    </Stack>
  ),
};
