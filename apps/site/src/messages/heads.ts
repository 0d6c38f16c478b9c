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
      description: 'Открытые истории с развилками: выбирайте, читайте и решайте, чем всё кончится.',
    },
    help: {
      title: 'Помощь',
      description: 'Как написать первую историю с развилками: пять шагов с картинками.',
    },
    contacts: {
      title: 'Контакты',
      description:
        'К кому обратиться, если не получается войти, нарушены правила или найдена ошибка.',
    },
    about: {
      title: 'О проекте',
      description: 'Что такое Dreamfork, для кого он и как поставить его на свой сервер.',
    },
  },
  en: {
    home: {
      title: 'Stories where the reader decides',
      description:
        'Dreamfork: build branching stories on a map, publish them with one switch and read those of others without an account.',
    },
    stories: {
      title: 'Stories',
      description: 'Open stories that branch: choose one, read it and decide how it ends.',
    },
    help: {
      title: 'Help',
      description: 'How to write a first branching story: five steps with pictures.',
    },
    contacts: {
      title: 'Contacts',
      description: 'Whom to turn to when you cannot sign in, see a rule broken or find a fault.',
    },
    about: {
      title: 'About',
      description: 'What Dreamfork is, whom it is for and how to run it on a server of your own.',
    },
  },
});
