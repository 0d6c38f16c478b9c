import { defineMessages } from '@dreamfork/ui/i18n';

export const sharingMessages = defineMessages({
  ru: {
    title: 'Поделиться историей',
    address: 'Ссылка',
    code: 'Код для вставки на сайт',
    preview: 'Так история выглядит на чужой странице',
    isPrivate:
      'История приватная, и по ссылке её никто не увидит. Опубликуйте её в редакторе, и здесь появятся ссылка и код для вставки.',
  },
  en: {
    title: 'Share the story',
    address: 'Link',
    code: 'Code to embed in a website',
    preview: 'How the story looks on another site',
    isPrivate:
      'The story is private, so nobody can open it by a link. Publish it in the editor, and the link and the code will appear here.',
  },
});
