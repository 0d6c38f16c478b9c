import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { t } from '../testing/t.ts';
import { pictured, usage } from '../testing/usage.ts';
import { VariantGrid } from '../testing/variantGrid.tsx';
import { forestTheme } from './forestTheme.fixtures.ts';
import { ThemeProvider } from './ThemeProvider.tsx';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';
import { themeMessages } from './theme.messages.ts';

const storageKey = 'theme-switcher-story';

const ownThemes = ['light', 'forest'] as const;

const meta = {
  title: 'Components/Actions/ThemeSwitcher',
  component: ThemeSwitcher,
  parameters: usage({
    when: 'One press to the next theme: light, dark, creative. The choice is kept and comes before the first paint.',
    whenNot: 'A theme is one of several settings on a page.',
    instead: 'RadioGroup over `useTheme()`.',
    keyboard: { Tab: 'Moves to the button.', 'Enter or Space': 'Presses it.' },
    accessibility: 'Its name has the theme that a press switches to.',
    do: 'Keep it in the bar of every page.',
    dont: 'Switch themes without being asked.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Theme: light. Switch to: dark, push button”. Found: the tooltip repeated the name; mended in IconButton. Left: after a press the new name is not spoken until the button is reached again.',
  }),
  beforeEach: () => {
    localStorage.removeItem(storageKey);
    return () => {
      localStorage.removeItem(storageKey);
      document.documentElement.dataset.theme = 'light';
    };
  },
  decorators: [
    (Story) => (
      <ThemeProvider storageKey={storageKey}>
        <Story />
      </ThemeProvider>
    ),
  ],
} satisfies Meta<typeof ThemeSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CyclesThroughThemes: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: new RegExp(`: ${t(themeMessages).names.light}\\.`),
    });
    const seen: (string | undefined)[] = [];
    for (let press = 0; press < 3; press++) {
      await userEvent.click(button);
      seen.push(document.documentElement.dataset.theme);
    }
    await expect(seen).toEqual(['dark', 'creative', 'light']);
    await expect(localStorage.getItem(storageKey)).toBe('light');
  },
};

/** Themes of the host's own are stored and switched like ours, and are called by their names. */
export const ThemesOfTheHost: Story = {
  render: () => (
    <ThemeProvider storageKey={storageKey} themes={ownThemes}>
      <style>{forestTheme}</style>
      <ThemeSwitcher hasWords />
    </ThemeProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /forest/ }));
    await expect(document.documentElement.dataset.theme).toBe('forest');
    await expect(localStorage.getItem(storageKey)).toBe('forest');
    const button = await canvas.findByRole('button', {
      name: t(themeMessages).switchTo('forest', t(themeMessages).names.light),
    });
    await expect(getComputedStyle(button).getPropertyValue('--df-color-accent')).toBe('#8fd0a8');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => <VariantGrid items={{ 'as stored': <ThemeSwitcher /> }} />,
};
