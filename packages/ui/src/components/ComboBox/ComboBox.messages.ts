import { defineMessages } from '../../i18n/index.ts';

export const comboBoxMessages = defineMessages({
  ru: { nothing: 'Ничего не найдено' },
  en: { nothing: 'Nothing found' },
});
