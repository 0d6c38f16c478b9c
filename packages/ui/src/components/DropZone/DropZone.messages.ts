import { defineMessages } from '../../i18n/index.ts';

/** Why nothing of what was dropped or chosen is taken. */
export const dropMessages = defineMessages({
  ru: {
    folder: 'Папки не открываются. Выберите файлы.',
    tooMany: 'Здесь больше 10 000 файлов и папок. Выберите папку, в которой только нужное.',
    unreadable: 'Файлы не прочитались: их переместили или к ним нет доступа. Выберите их ещё раз.',
  },
  en: {
    folder: 'Folders cannot be opened. Choose files.',
    tooMany:
      'There are more than 10,000 files and folders. Choose a folder with only what you need.',
    unreadable:
      'The files could not be read: they were moved, or access to them is denied. Choose them again.',
  },
});
