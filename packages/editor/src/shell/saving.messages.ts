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
    safeHere: 'Текст цел: он сохранён в этом браузере.',
    safeHereAndSent:
      'Текст цел: он сохранён в этом браузере и уйдёт на сервер сам, когда связь вернётся.',
    loadFailed: 'Не удалось загрузить версию с сервера',
    theirsLoaded: 'Загружена версия с сервера',
    theirsLoadedText: 'Ваша версия не потеряна: её вернёт отмена.',
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
    safeHere: 'Your text is safe: it is stored in this browser.',
    safeHereAndSent:
      'Your text is safe: it is stored in this browser and will be saved when the connection is back.',
    loadFailed: 'The server’s version could not be loaded',
    theirsLoaded: 'The server’s version is loaded',
    theirsLoadedText: 'Yours is not lost: undo brings it back.',
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
    restored: 'Правки вернулись',
    restoredText: 'Они не успели уйти на сервер. Сохранённую версию вернёт отмена.',
    newStoryKept:
      'История, которую вы начали здесь, осталась в этом браузере: редактор предложит её, когда вы откроете новую историю.',
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
    restored: 'The edits are back',
    restoredText: 'They had not reached the server. Undo brings the saved version back.',
    newStoryKept:
      'The story you began here is kept in this browser: the editor offers it when you open a new story.',
  },
});
