import { defineMessages } from '@dreamfork/ui/i18n';

/** What commands say and write that are there at once. */
export const shapeCommandMessages = defineMessages({
  ru: {
    clipboard: {
      title: 'Браузер не пустил к буферу обмена',
      copyText: 'Скопируйте клавишами: Ctrl+C, на Mac ⌘C.',
      pasteText: 'Вставьте клавишами: Ctrl+V, на Mac ⌘V.',
    },
    newGroup: (number: number) => `Группа ${number}`,
  },
  en: {
    clipboard: {
      title: 'The browser did not let us at the clipboard',
      copyText: 'Copy with the keyboard: Ctrl+C, on a Mac ⌘C.',
      pasteText: 'Paste with the keyboard: Ctrl+V, on a Mac ⌘V.',
    },
    newGroup: (number: number) => `Group ${number}`,
  },
});
