import { defineMessages } from '@dreamfork/ui/i18n';

export const userMenuMessages = defineMessages({
  ru: {
    account: 'Учётная запись:',
    profile: 'Профиль',
    myStories: 'Мои истории',
    signOut: 'Выйти',
    signOutFailed: 'Сервер не подтвердил выход',
    signOutFailedText: 'На этом устройстве вы вышли. На сервере сессия закончится сама.',
  },
  en: {
    account: 'Account:',
    profile: 'Profile',
    myStories: 'My stories',
    signOut: 'Sign out',
    signOutFailed: 'The server did not confirm the sign-out',
    signOutFailedText:
      'You are signed out on this device. The session on the server will end on its own.',
  },
});
