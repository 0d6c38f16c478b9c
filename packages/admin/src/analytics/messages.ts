import { defineMessages } from '@dreamfork/ui/i18n';

export const analyticsMessages = defineMessages({
  ru: {
    period: 'Период',
    periods: { week: '7 дней', month: '30 дней', quarter: '90 дней', year: 'год' },
    figures: 'За период',
    starts: 'Чтения',
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
      'Дни считаются по UTC, каждый браузер — раз в день на историю. Чтения самих авторов и читателей, чей браузер просит не следить за ними, в счёт не идут.',
  },
  en: {
    period: 'Period',
    periods: { week: '7 days', month: '30 days', quarter: '90 days', year: 'a year' },
    figures: 'In this period',
    starts: 'Readings',
    completions: 'Read to an ending',
    registrations: 'Registrations',
    newStories: 'New stories',
    change: (percent: string) => `${percent} on the previous period`,
    none: '—',
    readings: 'Readings by day',
    growth: 'Registrations and new stories by day',
    day: 'Day',
    exportCsv: 'Export CSV',
    exportFailed: 'The analytics could not be exported',
    error: 'The analytics could not be loaded',
    loading: 'Loading the analytics',
    about:
      'Days are in UTC; each browser counts once a day for a story. Authors reading their own stories, and readers whose browser asks not to be tracked, are not counted.',
  },
});
