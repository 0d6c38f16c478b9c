import { defineMessages } from '../../i18n/index.ts';

export const selectMessages = defineMessages({
  ru: { choose: 'Выберите' },
  en: { choose: 'Choose' },
});
