import { defineMessages } from '@dreamfork/ui/i18n';

/** Titles of the browser tab. */
export const adminMessages = defineMessages({
  ru: {
    users: 'Управление пользователями',
    stories: 'Статистика историй',
    monitoring: 'Мониторинг системы',
    user: 'Пользователь',
    moderation: 'Модерация',
    moderationCase: 'Дело модерации',
    content: 'Контент',
    security: 'Безопасность',
    analytics: 'Аналитика',
    system: 'Система',
  },
  en: {
    users: 'User management',
    stories: 'Story statistics',
    monitoring: 'System monitoring',
    user: 'User',
    moderation: 'Moderation',
    moderationCase: 'Moderation case',
    content: 'Content',
    security: 'Security',
    analytics: 'Analytics',
    system: 'System',
  },
});
