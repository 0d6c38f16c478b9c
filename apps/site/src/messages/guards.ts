import { defineMessages } from '@dreamfork/ui/i18n';

export const guardMessages = defineMessages({
  ru: {
    checking: 'Проверка авторизации...',
    signInRequired: 'Требуется авторизация',
    signInText: 'Эта страница открывается после входа. Мы вернём вас сюда.',
    signIn: 'Войти',
    forbidden: 'Недостаточно прав',
    adminsOnly: 'Раздел доступен только администраторам.',
    moderatorsOnly: 'Раздел доступен только модераторам и администраторам.',
    toDashboard: 'Перейти к панели управления',
  },
  en: {
    checking: 'Checking who you are...',
    signInRequired: 'Sign-in required',
    signInText: 'This page opens after you sign in. We will bring you back here.',
    signIn: 'Sign in',
    forbidden: 'Not enough rights',
    adminsOnly: 'This section is only for administrators.',
    moderatorsOnly: 'This section is only for moderators and administrators.',
    toDashboard: 'Go to the dashboard',
  },
});
