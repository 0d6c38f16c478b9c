import { defineMessages } from '@dreamfork/ui/i18n';

export const joinMessages = defineMessages({
  ru: {
    title: 'Писать вместе',
    signInText:
      'Вас зовут в соавторы истории. Войдите или зарегистрируйтесь, и приглашение откроется. Если оно пришло письмом, понадобится тот же адрес почты.',
    signIn: 'Войти',
    register: 'Зарегистрироваться',
    invited: (owner: string, story: string) => `${owner} зовёт вас писать вместе «${story}»`,
    invitedText:
      'Вы сможете править историю, смотреть её версии, статистику и отзывы первых читателей. Публикует, удаляет и приглашает автор. Файлы, которые вы загрузите в историю, станут его файлами. Выйти из соавторов можно в любой момент.',
    accept: 'Писать вместе',
    member: (story: string) => `Вы пишете «${story}»`,
    memberText: 'История есть среди ваших историй, её можно открыть в редакторе.',
    open: 'Открыть в редакторе',
    closed: 'Приглашение не открылось',
    failed: 'Не удалось загрузить приглашение',
    notAccepted: 'Вы ещё не соавтор',
    toStories: 'К моим историям',
    retry: 'Попробовать ещё раз',
  },
  en: {
    title: 'Write together',
    signInText:
      'You have been invited to co-write a story. Sign in or sign up to see the invitation. If it came by email, use the same address.',
    signIn: 'Sign in',
    register: 'Sign up',
    invited: (owner: string, story: string) => `${owner} invites you to co-write “${story}”`,
    invitedText:
      'You will be able to edit the story and see its versions, statistics and feedback from first readers. Only the author can publish it, delete it or invite others. Files you upload to the story will belong to the author. You can leave at any time.',
    accept: 'Join',
    member: (story: string) => `You are a co-author of “${story}”`,
    memberText: 'You will find it in “My stories”.',
    open: 'Open in the editor',
    closed: 'This invitation cannot be opened',
    failed: 'The invitation could not be loaded',
    notAccepted: 'You are not a co-author yet',
    toStories: 'My stories',
    retry: 'Try again',
  },
});
