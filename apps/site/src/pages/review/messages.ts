import { defineMessages } from '@dreamfork/ui/i18n';

export const reviewPageMessages = defineMessages({
  ru: {
    title: 'Черновик',
    by: (author: string) => `Черновик. Автор: ${author}.`,
    fixed: 'Вы читаете одну из прежних версий.',
    seen: 'Автор видит, докуда вы дошли.',
    own: 'Так видят черновик ваши первые читатели.',
    reviews: (count: number) => (count > 0 ? `Отзывы: ${count}` : 'Отзывы'),
    closed: 'Черновик не открылся',
    failed: 'Не удалось загрузить черновик',
    toStories: 'К историям',
    signIn: 'Войти',
    retry: 'Попробовать ещё раз',
  },
  en: {
    title: 'Draft',
    by: (author: string) => `A draft by ${author}.`,
    fixed: 'You are reading an earlier version.',
    seen: 'The author sees how far you have read.',
    own: 'This is how your first readers see the draft.',
    reviews: (count: number) => (count > 0 ? `Review: ${count}` : 'Review'),
    closed: 'The draft did not open',
    failed: 'The draft could not be loaded',
    toStories: 'To the stories',
    signIn: 'Sign in',
    retry: 'Try again',
  },
});
