import { defineMessages } from '@dreamfork/ui/i18n';

export const contactsMessages = defineMessages({
  ru: {
    title: 'Контакты',
    lead: 'Этим сайтом управляет его администратор. Напишите ему, если что-то не получается.',
    noContacts:
      'Администратор этого сайта пока не оставил своих контактов. Обратитесь к тому, кто дал вам ссылку.',
    failed: 'Не удалось узнать, как связаться с администратором.',
    retry: 'Попробовать снова',
    email: 'Email',
    website: 'Сайт',
    sections: [
      {
        title: 'Учётная запись и доступ',
        text: 'Не получается войти, доступ закрыт или историю нужно вернуть из резервной копии. Назовите имя пользователя или email, но никогда не присылайте пароль.',
      },
      {
        title: 'Содержание историй',
        text: 'За историю отвечает её автор. Если она нарушает правила, нажмите «Пожаловаться на историю» под историей: жалобу увидят модераторы.',
      },
      {
        title: 'Ошибки на сайте',
        text: 'Расскажите, что вы делали, что увидели и чего ждали. Поможет адрес страницы и название браузера.',
      },
    ],
  },
  en: {
    title: 'Contacts',
    lead: 'This site is run by its administrator. Get in touch if something isn’t working.',
    noContacts:
      'The administrator of this site hasn’t left any contact details yet. Ask whoever gave you the link.',
    failed: 'The contact details could not be loaded.',
    retry: 'Try again',
    email: 'Email',
    website: 'Website',
    sections: [
      {
        title: 'Account and access',
        text: 'You can’t sign in, your account is blocked, or you need a story restored from a backup. Mention your username or email, but never send your password.',
      },
      {
        title: 'What stories say',
        text: 'Each story is its author’s responsibility. If one breaks the rules, choose “Report the story” below the story: moderators will see it.',
      },
      {
        title: 'Something on the site is broken',
        text: 'Tell us what you did, what you saw and what you expected. The address of the page and the name of your browser help.',
      },
    ],
  },
});
