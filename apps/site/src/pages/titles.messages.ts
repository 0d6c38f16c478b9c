import { defineMessages } from '@dreamfork/ui/i18n';

/** Titles of the pages of the library in the browser's tab. */
export const titleMessages = defineMessages({
  ru: {
    dashboard: 'Панель управления',
    myStories: 'Мои истории',
    statistics: 'Статистика',
    decisions: 'Решения модераторов',
  },
  en: {
    dashboard: 'Dashboard',
    myStories: 'My stories',
    statistics: 'Statistics',
    decisions: 'Moderators’ decisions',
  },
});
