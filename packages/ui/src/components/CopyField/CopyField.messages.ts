import { defineMessages } from '../../i18n/index.ts';

export const copyMessages = defineMessages({
  ru: {
    copy: 'Скопировать',
    copied: 'Скопировано',
    refused: 'Браузер не дал скопировать. Скопируйте выделенный текст сами: Ctrl+C, на Mac ⌘C.',
  },
  en: {
    copy: 'Copy',
    copied: 'Copied',
    refused:
      'Your browser blocked copying. Copy the selected text yourself: Ctrl+C, or ⌘C on a Mac.',
  },
});
