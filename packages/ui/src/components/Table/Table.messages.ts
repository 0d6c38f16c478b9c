import { defineMessages } from '../../i18n/index.ts';

export const tableMessages = defineMessages({
  ru: {
    loading: 'Загрузка…',
    actions: 'Действия',
    actionsOf: (name: string) => `Действия: ${name}`,
    selection: 'Выбор',
    selectAll: 'Выбрать все',
    select: (name: string) => `Выбрать: ${name}`,
    selected: (count: number) => `Выбрано: ${count}`,
  },
  en: {
    loading: 'Loading…',
    actions: 'Actions',
    actionsOf: (name) => `Actions: ${name}`,
    selection: 'Selection',
    selectAll: 'Select all',
    select: (name) => `Select: ${name}`,
    selected: (count) => `Selected: ${count}`,
  },
});
