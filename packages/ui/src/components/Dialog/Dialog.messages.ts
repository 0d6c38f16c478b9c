import { defineMessages } from '../../i18n/index.ts';

export const dialogMessages = defineMessages({
  ru: { close: 'Закрыть', cancel: 'Отмена' },
  en: { close: 'Close', cancel: 'Cancel' },
});
