import { defineMessages } from '../../i18n/index.ts';

export const tableMessages = defineMessages({
  ru: {
    loading: 'Загрузка…',
    actions: 'Действия',
    actionsOf: (name: string) => `Действия: ${name}`,
  },
  en: { loading: 'Loading…', actions: 'Actions', actionsOf: (name) => `Actions: ${name}` },
});
