import { defineMessages } from '../../i18n/index.ts';

export const fileListMessages = defineMessages({
  ru: {
    cancel: 'Отменить загрузку',
    cancelFile: (name: string) => `Отменить загрузку: ${name}`,
    retry: 'Повторить загрузку',
    retryFile: (name: string) => `Повторить загрузку: ${name}`,
  },
  en: {
    cancel: 'Cancel the upload',
    cancelFile: (name: string) => `Cancel the upload: ${name}`,
    retry: 'Try again',
    retryFile: (name: string) => `Try again: ${name}`,
  },
});
