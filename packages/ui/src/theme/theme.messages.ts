import { defineMessages } from '../i18n/index.ts';

export const themeMessages = defineMessages({
  ru: {
    names: { light: 'светлая', dark: 'тёмная', creative: 'творческая' },
    switchTo: (current: string, next: string) => `Тема: ${current}. Включить: ${next}`,
  },
  en: {
    names: { light: 'light', dark: 'dark', creative: 'creative' },
    switchTo: (current: string, next: string) => `Theme: ${current}. Switch to: ${next}`,
  },
});
