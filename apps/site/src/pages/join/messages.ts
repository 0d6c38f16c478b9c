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
      'You are asked to be a co-author of a story. Sign in or sign up, and the invitation opens. If it came by e-mail, use the same address.',
    signIn: 'Sign in',
    register: 'Sign up',
    invited: (owner: string, story: string) => `${owner} asks you to write “${story}” together`,
    invitedText:
      'You will edit the story and see its versions, statistics and review. Its author publishes, deletes and invites. Files that you upload for the story become the author’s. You can leave at any time.',
    accept: 'Write together',
    member: (story: string) => `You write “${story}”`,
    memberText: 'The story is among your stories, and you can open it in the editor.',
    open: 'Open in the editor',
    closed: 'The invitation did not open',
    failed: 'The invitation could not be loaded',
    notAccepted: 'You are not a co-author yet',
    toStories: 'To my stories',
    retry: 'Try again',
  },
});
