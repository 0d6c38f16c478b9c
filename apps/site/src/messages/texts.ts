import { defineMessages } from '@dreamfork/ui/i18n';

/** The three short pages of the footer: each section is a heading and a paragraph. */
export const textMessages = defineMessages({
  ru: {
    help: {
      title: 'Помощь',
      lead: 'Коротко о том, как писать и читать истории с развилками.',
      firstTitle: 'Написать историю',
      first:
        'Войдите и нажмите «Создать». На холсте уже стоит узел «Начало истории». Добавьте новые узлы с панели слева или правой кнопкой мыши и протяните связь от правой точки одного узла к левой точке другого. В узле «Выбор» у каждого варианта своя точка.',
      secondTitle: 'Сохранить и опубликовать',
      second:
        'Кнопка «Сохранить» в редакторе держит историю на сервере. Новая история закрыта: её видите только вы. Откройте её читателям переключателем в редакторе или на странице «Мои истории».',
      thirdTitle: 'Читать',
      third:
        'Откройте историю из списка и выбирайте варианты. «История» показывает пройденные узлы: по ним можно вернуться. «Сброс» начинает сначала. Для чтения публичных историй вход не нужен.',
    },
    contacts: {
      title: 'Контакты',
      lead: 'Кому писать, зависит от того, что случилось.',
      firstTitle: 'Аккаунт и доступ',
      first:
        'Этим сервером управляет его администратор: тот, кто дал вам ссылку на сайт. К нему обращайтесь, если не получается войти, аккаунт заблокирован или историю нужно вернуть из резервной копии.',
      secondTitle: 'Содержание историй',
      second:
        'За текст истории отвечает её автор, его имя стоит на карточке. Если история нарушает правила, сообщите администратору её адрес.',
      thirdTitle: 'Ошибки в программе',
      third:
        'Dreamfork открыт под лицензией MIT. Опишите, что вы делали, что увидели и чего ждали, и передайте это администратору: он знает версию сервера и сообщит разработчикам.',
    },
    about: {
      title: 'О проекте',
      lead: 'Dreamfork — место, где пишут и читают истории, у которых больше одного конца.',
      firstTitle: 'Зачем',
      first:
        'Обычный текст идёт по прямой. Здесь сюжет виден как карта: сцены, развилки и финалы лежат рядом, и автор замечает и тупики, и лишние повороты.',
      secondTitle: 'Для кого',
      second:
        'Для тех, кто пишет прозу, учебные задания и игры без программирования. И для тех, кто любит решать сам, чем всё кончится.',
      thirdTitle: 'Как устроено',
      third:
        'Программу можно поставить на свой сервер одной командой, и истории останутся у вас. Плеер встраивается в любой сайт. Код открыт под лицензией MIT.',
    },
  },
  en: {
    help: {
      title: 'Help',
      lead: 'In short: how to write and read stories that branch.',
      firstTitle: 'Write a story',
      first:
        'Sign in and press “Create”. The canvas already holds the first node. Add more from the panel on the left or with the right mouse button, and draw a link from the right-hand dot of one node to the left-hand dot of another. In a choice node every option has a dot of its own.',
      secondTitle: 'Save and publish',
      second:
        '“Save” in the editor keeps the story on the server. A new story is private: only you see it. Open it to readers with the switch in the editor or on the page “My stories”.',
      thirdTitle: 'Read',
      third:
        'Open a story from the list and choose. “History” shows the nodes you passed: go back to any of them. “Reset” begins again. Reading public stories needs no account.',
    },
    contacts: {
      title: 'Contacts',
      lead: 'Whom to write to depends on what happened.',
      firstTitle: 'Account and access',
      first:
        'This server is run by its administrator: the one who gave you the link. Turn to them if you cannot sign in, if your account is blocked or if a story must come back from a backup.',
      secondTitle: 'What stories say',
      second:
        'The author answers for the text of a story; the name stands on its card. If a story breaks the rules, tell the administrator its address.',
      thirdTitle: 'Faults in the program',
      third:
        'Dreamfork is open under the MIT licence. Say what you did, what you saw and what you expected, and pass it to the administrator: they know the version of the server and will tell the developers.',
    },
    about: {
      title: 'About',
      lead: 'Dreamfork is a place to write and read stories with more than one ending.',
      firstTitle: 'Why',
      first:
        'Plain text runs in a line. Here a plot is seen as a map: scenes, forks and endings lie side by side, and the author notices dead ends and needless turns.',
      secondTitle: 'For whom',
      second:
        'For those who write prose, lessons and games without programming. And for those who like to decide how it ends.',
      thirdTitle: 'How it is made',
      third:
        'The program installs on a server of your own with one command, and the stories stay with you. The player can be embedded in any site. The code is open under the MIT licence.',
    },
  },
});
