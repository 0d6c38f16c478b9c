import { defineMessages } from '@dreamfork/ui/i18n';

export const analyticsMessages = defineMessages({
  ru: {
    period: 'Период',
    periods: { week: '7 дней', month: '30 дней', quarter: '90 дней', year: 'год' },
    figures: 'За период',
    starts: 'Чтений начато',
    completions: 'Дочитано до конца',
    registrations: 'Регистраций',
    newStories: 'Новых историй',
    change: (percent: string) => `${percent} к прошлому периоду`,
    none: '—',
    readings: 'Чтения по дням',
    growth: 'Регистрации и новые истории по дням',
    day: 'День',
    exportCsv: 'Экспорт CSV',
    exportFailed: 'Не удалось выгрузить аналитику',
    error: 'Не удалось загрузить аналитику',
    loading: 'Загружаем аналитику',
    about:
      'Дни считаются по UTC. Чтения самих авторов и читателей, чей браузер просит не следить за ними, в счёт не идут.',
  },
  en: {
    period: 'Period',
    periods: { week: '7 days', month: '30 days', quarter: '90 days', year: 'a year' },
    figures: 'In the period',
    starts: 'Readings begun',
    completions: 'Read to an ending',
    registrations: 'Registrations',
    newStories: 'New stories',
    change: (percent: string) => `${percent} on the period before`,
    none: '—',
    readings: 'Readings by day',
    growth: 'Registrations and new stories by day',
    day: 'Day',
    exportCsv: 'Export CSV',
    exportFailed: 'The analytics could not be exported',
    error: 'The analytics could not be loaded',
    loading: 'Loading the analytics',
    about:
      'Days are in UTC. Readings by authors of their own stories, and by readers whose browser asks not to be tracked, do not count.',
  },
});
