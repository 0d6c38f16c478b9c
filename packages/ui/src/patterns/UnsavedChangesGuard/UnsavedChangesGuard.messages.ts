import { defineMessages } from '../../i18n/index.ts';

export const guardMessages = defineMessages({
  ru: {
    title: 'Уйти без сохранения?',
    text: 'Несохранённые изменения пропадут.',
    leave: 'Уйти',
    stay: 'Остаться',
  },
  en: {
    title: 'Leave without saving?',
    text: 'Unsaved changes will be lost.',
    leave: 'Leave',
    stay: 'Stay',
  },
});
