import { defineMessages } from '@dreamfork/ui/i18n';

export const monitoringMessages = defineMessages({
  ru: {
    health: 'Состояние системы',
    status: 'Общий статус',
    ok: 'Работает',
    error: 'Ошибка',
    uptime: 'Время работы',
    lastCheck: 'Последняя проверка',
    duration: (days: number, hours: number, minutes: number) =>
      days > 0
        ? `${days} д ${hours} ч`
        : hours > 0
          ? `${hours} ч ${minutes} мин`
          : `${minutes} мин`,
    services: 'Сервисы',
    service: 'Сервис',
    serviceStatus: 'Состояние',
    responseTime: 'Время ответа',
    milliseconds: (time: string) => `${time} мс`,
    statuses: {
      up: 'Работает',
      down: 'Не отвечает',
      degraded: 'Работает с перебоями',
      off: 'Не настроено',
    },
    names: {
      API: 'API',
      Database: 'База данных',
      'Database replica': 'Реплика базы данных',
      'File storage': 'Хранилище файлов',
      Disk: 'Диск',
      Redis: 'Redis',
      Mail: 'Почта',
      'AI provider': 'Провайдер ИИ',
      Analytics: 'Аналитика',
    },
    noServices: 'Сервисов нет',
    noServicesText: 'Проверка не прошла: сервер о них ничего не сообщил.',
    update: 'Последнее обновление',
    updatedAt: 'Обновлено',
    never: 'Никогда',
    autoRefresh: 'Автообновление',
    active: 'Активно (1 мин)',
    nextUpdate: 'Следующее обновление',
    unknown: 'Неизвестно',
    refreshNow: 'Обновить сейчас',
    analytics: 'Аналитика',
    sessionsToday: 'Сессий сегодня',
    sessionTime: 'Среднее время сессии',
    errorRate: 'Частота ошибок',
    cpuUsage: 'Загрузка CPU',
    percent: (value: string) => `${value} %`,
    notAvailable: 'N/A',
    about:
      'Ошибки и загрузка считаются по тому процессу сервера, который ответил: ошибки за последний час, загрузка за последнюю минуту.',
  },
  en: {
    health: 'System health',
    status: 'Overall status',
    ok: 'Working',
    error: 'Error',
    uptime: 'Uptime',
    lastCheck: 'Last check',
    duration: (days: number, hours: number, minutes: number) =>
      days > 0
        ? `${days} d ${hours} h`
        : hours > 0
          ? `${hours} h ${minutes} min`
          : `${minutes} min`,
    services: 'Services',
    service: 'Service',
    serviceStatus: 'State',
    responseTime: 'Response time',
    milliseconds: (time: string) => `${time} ms`,
    statuses: {
      up: 'Working',
      down: 'Not responding',
      degraded: 'Degraded',
      off: 'Not set up',
    },
    names: {
      API: 'API',
      Database: 'Database',
      'Database replica': 'Database replica',
      'File storage': 'File storage',
      Disk: 'Disk',
      Redis: 'Redis',
      Mail: 'Mail',
      'AI provider': 'AI provider',
      Analytics: 'Analytics',
    },
    noServices: 'No services',
    noServicesText: 'The check failed: the server reported none.',
    update: 'Last update',
    updatedAt: 'Updated',
    never: 'Never',
    autoRefresh: 'Auto-refresh',
    active: 'Active (1 min)',
    nextUpdate: 'Next update',
    unknown: 'Unknown',
    refreshNow: 'Refresh now',
    analytics: 'Analytics',
    sessionsToday: 'Sessions today',
    sessionTime: 'Average session time',
    errorRate: 'Error rate',
    cpuUsage: 'CPU load',
    percent: (value: string) => `${value}%`,
    notAvailable: 'N/A',
    about:
      'Errors and load are those of the server process that answered: errors over the last hour, load over the last minute.',
  },
});
