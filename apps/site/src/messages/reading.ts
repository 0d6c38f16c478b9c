import { defineMessages } from '@dreamfork/ui/i18n';

/** The page around the reader. */
export const readingMessages = defineMessages({
  ru: {
    error: 'Ошибка!',
    failed: 'Ошибка загрузки истории',
    missing: 'История не найдена',
    missingText: 'Её удалили, или автор держит её закрытой.',
    toStories: 'К списку историй',
    share: {
      title: 'Поделиться историей',
      address: 'Ссылка',
      code: 'Код для вставки на сайт',
      preview: 'Так история выглядит на чужой странице',
      copy: 'Скопировать',
      copied: 'Скопировано',
      refused: 'Браузер не дал скопировать. Выделите текст и скопируйте его сами.',
      isPrivate:
        'История закрыта, и по ссылке её никто не увидит. Опубликуйте её в редакторе, и здесь появятся ссылка и код для вставки.',
    },
  },
  en: {
    error: 'Error!',
    failed: 'The story could not be loaded',
    missing: 'Story not found',
    missingText: 'It was deleted, or its author keeps it private.',
    toStories: 'To the list of stories',
    share: {
      title: 'Share the story',
      address: 'Link',
      code: 'Code to put into a page',
      preview: 'How the story looks on another page',
      copy: 'Copy',
      copied: 'Copied',
      refused: 'The browser did not let us copy. Select the text and copy it yourself.',
      isPrivate:
        'The story is private, and nobody will see it by a link. Publish it in the editor, and the link and the code will appear here.',
    },
  },
});
