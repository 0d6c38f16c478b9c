import { defineMessages } from '@dreamfork/ui/i18n';
import type { HttpAnswer, SaveMessages } from '../store/saving/saveContext.ts';

/** How a save ended. */
export const saveMessages = defineMessages({
  ru: {
    succeeded: 'История успешно сохранена',
    cancelled: 'Сохранение отменено',
    beforeOverwriting: 'До перезаписи',
    failed: (reason: string) => `Ошибка сохранения: ${reason}`,
    failedPlain: 'Ошибка сохранения истории',
    updateFailed: ({ status, body }: HttpAnswer) =>
      `Не удалось обновить историю: ${status} - ${body}`,
    createFailed: ({ status, body }: HttpAnswer) =>
      `Не удалось сохранить историю: ${status} - ${body}`,
    conflict: 'История изменилась на сервере',
    conflictText:
      'Ваши правки целы. Нажмите на состояние сохранения вверху и решите, что с ними сделать.',
    loadFailed: 'Не удалось загрузить версию с сервера',
    theirsLoaded: 'Загружена версия с сервера',
    theirsLoadedText: 'Ваша версия не потеряна: её вернёт отмена.',
    newerVersion: {
      title: 'Историю изменили в другом месте',
      'load-version': 'Показана новая версия. Прежнюю вернёт отмена.',
      'merge-versions': 'Новые правки соединены с вашими, ничего не потеряно.',
    },
  } satisfies SaveMessages,
  en: {
    succeeded: 'Story saved',
    cancelled: 'Saving cancelled',
    beforeOverwriting: 'Before overwriting',
    failed: (reason: string) => `Saving failed: ${reason}`,
    failedPlain: 'The story could not be saved',
    updateFailed: ({ status, body }: HttpAnswer) =>
      `The story could not be updated: ${status} - ${body}`,
    createFailed: ({ status, body }: HttpAnswer) =>
      `The story could not be saved: ${status} - ${body}`,
    conflict: 'The story has changed on the server',
    conflictText:
      'Your edits are safe. Press the save status at the top and decide what to do with them.',
    loadFailed: 'The server’s version could not be loaded',
    theirsLoaded: 'The server’s version is loaded',
    theirsLoadedText: 'Yours is not lost: undo brings it back.',
    newerVersion: {
      title: 'The story was changed elsewhere',
      'load-version': 'You see the new version. Undo brings back the earlier one.',
      'merge-versions': 'The new edits are merged with yours; nothing is lost.',
    },
  } satisfies SaveMessages,
});

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
