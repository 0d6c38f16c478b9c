import { defineMessages } from '@dreamfork/ui/i18n';

/** Bookmarks of the reader. */
export const savesMessages = defineMessages({
  ru: {
    savesPanel: {
      title: 'Закладки',
      close: 'Закрыть закладки',
      add: 'Оставить закладку здесь',
      empty: 'Закладок пока нет. Оставьте одну перед важным выбором, и сможете к нему вернуться.',
      load: 'Вернуться к закладке:',
      remove: (title: string) => `Удалить закладку: ${title}`,
      gone: 'Автор убрал это место, вернуться к нему нельзя.',
      full: 'Закладок уже двадцать, больше не поместится. Удалите ненужные.',
      unsaved: 'Браузер не даёт хранить закладки. Эта пропадёт, когда вы закроете страницу.',
    },
  },
  en: {
    savesPanel: {
      title: 'Bookmarks',
      close: 'Close the bookmarks',
      add: 'Add a bookmark here',
      empty: 'No bookmarks yet. Add one before an important choice, and you can return to it.',
      load: 'Return to the bookmark:',
      remove: (title: string) => `Delete the bookmark: ${title}`,
      gone: 'The author removed this place, so there is nowhere to return to.',
      full: 'You already have twenty bookmarks, and there is no room for more. Delete some of them.',
      unsaved:
        'Your browser cannot store bookmarks. This one will be lost when you close the page.',
    },
  },
});
