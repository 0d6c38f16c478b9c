import { defineMessages } from '@dreamfork/ui/i18n';

export const layoutMessages = defineMessages({
  ru: {
    navigation: 'Разделы администрирования',
    openMenu: 'Открыть разделы',
    closeMenu: 'Закрыть разделы',
    home: 'На главную',
    backToSite: 'Вернуться на сайт',
    working: 'Система работает • Автообновление: 1 мин',
    broken: 'Система работает с ошибками • Автообновление: 1 мин',
    unreachable: 'Система не отвечает • Автообновление: 1 мин',
    checking: 'Проверяем систему • Автообновление: 1 мин',
    tabs: {
      label: 'Что показать',
      users: 'Управление пользователями',
      stories: 'Статистика историй',
      monitoring: 'Мониторинг системы',
    },
    tabDescriptions: {
      users: 'Кто зарегистрирован на этом сервере.',
      stories: 'Что написано и что из этого читают.',
      monitoring: 'Как работает сервер.',
    },
    sections: {
      users: {
        link: 'Пользователи',
        title: 'Управление пользователями',
        description: 'Кто зарегистрирован на этом сервере.',
      },
      analytics: {
        link: 'Аналитика',
        title: 'Аналитика',
        description: 'Как пользуются сервером.',
      },
      content: { link: 'Контент', title: 'Контент', description: 'Модерация историй.' },
      security: {
        link: 'Безопасность',
        title: 'Безопасность',
        description: 'Журналы безопасности и аудит.',
      },
      system: { link: 'Система', title: 'Система', description: 'Настройки сервера.' },
    },
  },
  en: {
    navigation: 'Administration sections',
    openMenu: 'Open the sections',
    closeMenu: 'Close the sections',
    home: 'Home page',
    backToSite: 'Back to the site',
    working: 'System running • Auto-refresh: 1 min',
    broken: 'System running with errors • Auto-refresh: 1 min',
    unreachable: 'System not responding • Auto-refresh: 1 min',
    checking: 'Checking the system • Auto-refresh: 1 min',
    tabs: {
      label: 'What to show',
      users: 'User management',
      stories: 'Story statistics',
      monitoring: 'System monitoring',
    },
    tabDescriptions: {
      users: 'Who is registered on this server.',
      stories: 'What has been written and what of it is read.',
      monitoring: 'How the server is running.',
    },
    sections: {
      users: {
        link: 'Users',
        title: 'User management',
        description: 'Who is registered on this server.',
      },
      analytics: {
        link: 'Analytics',
        title: 'Analytics',
        description: 'How the server is used.',
      },
      content: { link: 'Content', title: 'Content', description: 'Story moderation.' },
      security: {
        link: 'Security',
        title: 'Security',
        description: 'Security logs and audit.',
      },
      system: { link: 'System', title: 'System', description: 'Server settings.' },
    },
  },
});
