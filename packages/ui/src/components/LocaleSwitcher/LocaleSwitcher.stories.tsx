import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type Locale, LocaleControlProvider } from '../../i18n/index.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { LocaleSwitcher } from './LocaleSwitcher.tsx';

const meta = {
  title: 'Components/Actions/LocaleSwitcher',
  component: LocaleSwitcher,
  parameters: usage({
    when: 'One press to the other language of the interface. The choice is saved in a cookie, which a server that renders pages can read.',
    whenNot: 'The language is one of several settings on a page.',
    instead: 'RadioGroup over `useLocaleControl()`.',
    keyboard: { Tab: 'Moves to the button.', 'Enter or Space': 'Presses it.' },
    accessibility: 'Its name stands in the language it leads to, for those who need it.',
    do: 'Keep it in the bar of every page.',
    dont: 'Show flags: a flag is a country and no language.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Переключить на русский, push button”. Found: the words were spoken in the voice of the page’s language and twice more from the tooltip; they now have `lang` and are hidden in the tooltip. Left: after a press the new name is not spoken.',
  }),
  beforeEach: () => {
    const { lang } = document.documentElement;
    return async () => {
      await cookieStore.delete('locale');
      document.documentElement.lang = lang;
    };
  },
  decorators: [
    (Story, { globals }) => (
      <LocaleControlProvider initial={(globals as { locale?: Locale }).locale ?? 'ru'}>
        <Story />
      </LocaleControlProvider>
    ),
  ],
} satisfies Meta<typeof LocaleSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SwitchesLanguages: Story = {
  globals: { locale: 'ru' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to English' }));
    const back = await canvas.findByRole('button', { name: 'Переключить на русский' });
    await expect(back).toHaveAttribute('lang', 'ru');
    await expect(document.documentElement.lang).toBe('en');
    await expect(document.cookie).toContain('locale=en');
    await userEvent.click(back);
    await expect(await canvas.findByRole('button', { name: 'Switch to English' })).toBeVisible();
    await expect(document.cookie).toContain('locale=ru');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => <VariantGrid items={{ 'as chosen': <LocaleSwitcher /> }} />,
};
