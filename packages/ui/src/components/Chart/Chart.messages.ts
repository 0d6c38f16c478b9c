import { defineMessages } from '../../i18n/index.ts';

export const chartMessages = defineMessages({
  ru: { asTable: 'Таблица', empty: 'Данных пока нет', loading: 'Загрузка…', share: 'Доля' },
  en: { asTable: 'Table', empty: 'No data yet', loading: 'Loading…', share: 'Share' },
});
