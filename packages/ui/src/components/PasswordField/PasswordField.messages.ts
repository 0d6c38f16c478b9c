import { defineMessages } from '../../i18n/index.ts';

export const passwordMessages = defineMessages({
  ru: {
    show: 'Показать пароль',
    hide: 'Скрыть пароль',
    met: 'выполнено',
    notMet: 'не выполнено',
    progress: (met: number, total: number) => `Выполнено условий: ${met} из ${total}`,
  },
  en: {
    show: 'Show password',
    hide: 'Hide password',
    met: 'met',
    notMet: 'not met',
    progress: (met: number, total: number) => `Rules met: ${met} of ${total}`,
  },
});
