import { defineMessages } from '@dreamfork/ui/i18n';

/** The short pages of the footer: each section is a heading and a paragraph. */
export const staticPageMessages = defineMessages({
  ru: {
    contacts: {
      title: 'Контакты',
      lead: 'Кому писать, зависит от того, что случилось.',
      sections: [
        {
          title: 'Аккаунт и доступ',
          text: 'Этим сервером управляет его администратор: тот, кто дал вам ссылку на сайт. К нему обращайтесь, если не получается войти, аккаунт заблокирован или историю нужно вернуть из резервной копии.',
        },
        {
          title: 'Содержание историй',
          text: 'За текст истории отвечает её автор, его имя стоит на карточке. Если история нарушает правила, сообщите администратору её адрес.',
        },
        {
          title: 'Ошибки в программе',
          text: 'Dreamfork открыт под лицензией MIT. Опишите, что вы делали, что увидели и чего ждали, и передайте это администратору: он знает версию сервера и сообщит разработчикам.',
        },
      ],
    },
    about: {
      title: 'О проекте',
      lead: 'Dreamfork — место, где пишут и читают истории, у которых больше одного конца.',
      sections: [
        {
          title: 'Зачем',
          text: 'Обычный текст идёт по прямой. Здесь сюжет виден как карта: сцены, развилки и финалы лежат рядом, и автор замечает и тупики, и лишние повороты.',
        },
        {
          title: 'Для кого',
          text: 'Для тех, кто пишет прозу, учебные задания и игры без программирования. И для тех, кто любит решать сам, чем всё кончится.',
        },
        {
          title: 'Как устроено',
          text: 'Программу можно поставить на свой сервер одной командой, и истории останутся у вас. Плеер встраивается в любой сайт. Код открыт под лицензией MIT.',
        },
      ],
    },
  },
  en: {
    contacts: {
      title: 'Contacts',
      lead: 'Whom to write to depends on what happened.',
      sections: [
        {
          title: 'Account and access',
          text: 'This server is run by its administrator: the one who gave you the link. Turn to them if you cannot sign in, if your account is blocked or if a story must come back from a backup.',
        },
        {
          title: 'What stories say',
          text: 'The author answers for the text of a story; the name stands on its card. If a story breaks the rules, tell the administrator its address.',
        },
        {
          title: 'Faults in the program',
          text: 'Dreamfork is open under the MIT licence. Say what you did, what you saw and what you expected, and pass it to the administrator: they know the version of the server and will tell the developers.',
        },
      ],
    },
    about: {
      title: 'About',
      lead: 'Dreamfork is a place to write and read stories with more than one ending.',
      sections: [
        {
          title: 'Why',
          text: 'Plain text runs in a line. Here a plot is seen as a map: scenes, forks and endings lie side by side, and the author notices dead ends and needless turns.',
        },
        {
          title: 'For whom',
          text: 'For those who write prose, lessons and games without programming. And for those who like to decide how it ends.',
        },
        {
          title: 'How it is made',
          text: 'The program installs on a server of your own with one command, and the stories stay with you. The player can be embedded in any site. The code is open under the MIT licence.',
        },
      ],
    },
  },
});
