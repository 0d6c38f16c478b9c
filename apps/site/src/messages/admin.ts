import { defineMessages } from '@dreamfork/ui/i18n';

/** Titles of the browser tab. */
export const adminMessages = defineMessages({
  ru: { users: 'Управление пользователями', moderation: 'Модерация', security: 'Безопасность' },
  en: { users: 'User management', moderation: 'Moderation', security: 'Security' },
});
