import { defineMessages } from '@dreamfork/ui/i18n';

/** Titles of the browser tab. */
export const adminMessages = defineMessages({
  ru: { users: 'Управление пользователями', moderation: 'Модерация' },
  en: { users: 'User management', moderation: 'Moderation' },
});
