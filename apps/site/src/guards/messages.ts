import { defineMessages } from '@dreamfork/ui/i18n';

export const guardMessages = defineMessages({
  ru: {
    checking: 'Проверка авторизации...',
    signInRequired: 'Требуется авторизация',
    signInText: 'Эта страница открывается после входа. Мы вернём вас сюда.',
    signIn: 'Войти',
    register: 'Регистрация',
    forbidden: 'Недостаточно прав',
    adminsOnly: 'Раздел доступен только администраторам.',
    moderatorsOnly: 'Раздел доступен только модераторам и администраторам.',
    toDashboard: 'Перейти к панели управления',
  },
  en: {
    checking: 'Checking your session…',
    signInRequired: 'Please sign in',
    signInText: 'You need to be signed in to see this page. We’ll bring you right back here.',
    signIn: 'Sign in',
    register: 'Register',
    forbidden: 'You don’t have access',
    adminsOnly: 'This section is for administrators only.',
    moderatorsOnly: 'This section is for moderators and administrators only.',
    toDashboard: 'Go to the dashboard',
  },
});
