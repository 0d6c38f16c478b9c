import { defineMessages } from '@dreamfork/ui/i18n';

/** Messages of the import of stories on the pages of the library. */
export const storyImportMessages = defineMessages({
  ru: {
    open: 'Импортировать',
    drop: 'Отпустите файлы, и они станут историями',
  },
  en: {
    open: 'Import',
    drop: 'Drop the files to turn them into stories',
  },
});
