import { defineMessages } from '@dreamfork/ui/i18n';

/** Words of the export as a page that plays without a server. */
export const pageMessages = defineMessages({
  ru: {
    title: 'Страница HTML',
    text: 'Для читателей без сети и для своего сайта: сохранённая история вместе с плеером. С большими медиа получится ZIP. Страница никому ничего не сообщает.',
    elsewhere:
      'Часть файлов лежит на других сайтах. Страница не обращается к ним и ставит вместо файла ссылку, если не разрешить иное.',
    allow: (host: string) => `Показывать файлы с ${host}`,
    save: 'Скачать страницу',
    unsaved: 'Сначала сохраните историю',
  },
  en: {
    title: 'An HTML page',
    text: 'For readers without a connection and for your own site: the saved story together with its player. With large media it becomes a ZIP. The page reports nothing to anybody.',
    elsewhere:
      'Some files are on other sites. The page does not ask these sites for anything and links the files instead, unless you allow it.',
    allow: (host) => `Show files from ${host}`,
    save: 'Download the page',
    unsaved: 'Save the story first',
  },
});
