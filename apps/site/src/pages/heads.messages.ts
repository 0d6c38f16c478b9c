import { defineMessages } from '@dreamfork/ui/i18n';

/** What search engines and messengers read of the open pages. */
export const headMessages = defineMessages({
  ru: {
    home: {
      title: 'Истории, в которых решает читатель',
      description:
        'Dreamfork: собирайте истории с развилками на карте, публикуйте одним переключателем и читайте чужие без регистрации.',
    },
    stories: {
      title: 'Истории',
      description:
        'Публичные истории с развилками: выбирайте, читайте и решайте, чем всё кончится.',
    },
    help: {
      title: 'Помощь',
      description: 'Как написать первую историю с развилками: пять шагов с картинками.',
    },
    contacts: {
      title: 'Контакты',
      description:
        'К кому обратиться, если не получается войти, история нарушает правила или на сайте ошибка.',
    },
    about: {
      title: 'О проекте',
      description: 'Что такое Dreamfork, для кого он и как поставить его на свой сервер.',
    },
    licenses: {
      title: 'Лицензии',
      description: 'Чужие пакеты и шрифты, на которых стоит Dreamfork, и тексты их лицензий.',
    },
  },
  en: {
    home: {
      title: 'Stories where the reader decides',
      description:
        'Dreamfork: build branching stories on a map, publish them with one switch and read other people’s without an account.',
    },
    stories: {
      title: 'Stories',
      description: 'Public branching stories: pick one, read it and decide how it ends.',
    },
    help: {
      title: 'Help',
      description: 'How to write your first branching story: five steps with pictures.',
    },
    contacts: {
      title: 'Contacts',
      description:
        'Who to contact if you can’t sign in, a story breaks the rules or something on the site is broken.',
    },
    about: {
      title: 'About',
      description: 'What Dreamfork is, who it’s for and how to run it on your own server.',
    },
    licenses: {
      title: 'Licenses',
      description: 'The third-party packages and fonts that Dreamfork uses, with their licenses.',
    },
  },
});
