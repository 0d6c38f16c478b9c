import { defineMessages } from '../../i18n/index.ts';

export const toastMessages = defineMessages({
  ru: {
    region: 'Уведомления',
    close: 'Закрыть',
    status: {
      success: 'Готово',
      info: 'Сообщение',
      warning: 'Внимание',
      error: 'Ошибка',
      loading: 'Загрузка',
    },
  },
  en: {
    region: 'Notifications',
    close: 'Close',
    status: {
      success: 'Done',
      info: 'Note',
      warning: 'Warning',
      error: 'Error',
      loading: 'Loading',
    },
  },
});
