import { defineMessages } from '@dreamfork/ui/i18n';

/** Words about where the work is kept, as far as they are always to be seen. */
export const syncMessages = defineMessages({
  ru: {
    saved: 'Сохранено',
    saving: 'Сохраняется',
    unsaved: 'Не сохранено',
    offline: 'Офлайн',
    conflict: 'Конфликт',
    label: 'Где хранится работа',
    show: (status: string) => `${status}: подробнее`,
    localFailed: 'Копия в браузере не ведётся',
    localFailedText:
      'Кончилось место, или открыто частное окно. Работайте дальше, но сохраняйте чаще.',
    otherTab: 'Эта история открыта и в другой вкладке',
    otherTabText:
      'Править можно в обеих. Если сохранить обе, вторая спросит, как соединить правки.',
  },
  en: {
    saved: 'Saved',
    saving: 'Saving',
    unsaved: 'Not saved',
    offline: 'Offline',
    conflict: 'Conflict',
    label: 'Where your work is kept',
    show: (status: string) => `${status}: details`,
    localFailed: 'No copy is kept in the browser',
    localFailedText:
      'It is out of room, or the window is private. Go on working, but save more often.',
    otherTab: 'This story is open in another tab too',
    otherTabText:
      'You can edit in both. If you save both, the second one asks how to join the edits.',
  },
});
