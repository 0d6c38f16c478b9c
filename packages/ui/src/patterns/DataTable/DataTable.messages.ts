import { defineMessages } from '../../i18n/index.ts';

export const dataTableMessages = defineMessages({
  ru: { pagesOf: (label: string) => `Страницы: ${label}` },
  en: { pagesOf: (label) => `Pages: ${label}` },
});
