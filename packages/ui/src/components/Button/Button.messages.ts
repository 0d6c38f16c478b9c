import { defineMessages } from '../../i18n/index.ts';

export const buttonMessages = defineMessages({
  ru: { pending: 'Подождите' },
  en: { pending: 'Please wait' },
});
