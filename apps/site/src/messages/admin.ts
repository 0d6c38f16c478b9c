import { defineMessages } from '@dreamfork/ui/i18n';

export const adminMessages = defineMessages({
  ru: { users: 'Управление пользователями' },
  en: { users: 'User management' },
});
