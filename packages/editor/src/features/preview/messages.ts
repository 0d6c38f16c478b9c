import { defineMessages } from '@dreamfork/ui/i18n';

export const previewMessages = defineMessages({
  ru: {
    label: 'Просмотр',
  },
  en: {
    label: 'Preview',
  },
});
