import { defineMessages } from '@dreamfork/ui/i18n';

/** Labels of the save state and notices of drafts. */
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
      'Править можно в обеих: правки соединяются сами. Если в обеих изменить одно и то же, редактор спросит, что оставить.',
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
      'It is out of space, or the window is private. Keep working, but save more often.',
    otherTab: 'This story is open in another tab too',
    otherTabText:
      'You can edit in both: the edits are merged automatically. If both change the same thing, the editor asks what to keep.',
  },
});
