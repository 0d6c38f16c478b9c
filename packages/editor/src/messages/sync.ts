import { defineMessages } from '@dreamfork/ui/i18n';

/** Words about where the work is kept. */
export const syncMessages = defineMessages({
  ru: {
    saved: 'Сохранено',
    saving: 'Сохраняется',
    unsaved: 'Не сохранено',
    offline: 'Офлайн',
    conflict: 'Конфликт',
    label: 'Где хранится работа',
    show: (status: string) => `${status}: подробнее`,
    savedAt: (time: string) => `Последнее сохранение на сервере: ${time}`,
    neverSaved: 'История ещё не сохранена на сервере.',
    firstByHand: 'Первый раз её сохраняете вы, дальше правки уходят сами.',
    repaired: 'Историю пришлось починить. На сервере она изменится, только когда вы её сохраните.',
    notYet: 'На сервере ещё нет последних правок.',
    byItself: 'Они уйдут сами, когда вы остановитесь.',
    onServer: 'Все правки на сервере.',
    offlineText: 'Сервер не отвечает. Можно работать дальше: правки уйдут, когда связь вернётся.',
    conflictText:
      'На сервере появилась другая версия этой истории. Ваши правки целы, но не уйдут, пока вы не решите, какую версию оставить.',
    signedOutText: 'Сервер вас больше не узнаёт. Войдите снова, и правки можно будет сохранить.',
    retryAt: (time: string) => `Следующая попытка: ${time}`,
    local: {
      off: '',
      writing: 'Правки записываются в этот браузер.',
      kept: 'Все правки есть и в этом браузере: их не потеряет ни сбой, ни закрытая вкладка.',
      failed:
        'Браузер не даёт хранить копию: кончилось место, или открыто частное окно. Сохраняйте чаще.',
    },
    localFailed: 'Копия в браузере не ведётся',
    localFailedText:
      'Кончилось место, или открыто частное окно. Работайте дальше, но сохраняйте чаще.',
    save: 'Сохранить сейчас',
    retry: 'Попробовать снова',
    resolve: 'Разобрать конфликт',
    drafts: 'Несохранённые правки',
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
    savedAt: (time: string) => `Last saved on the server: ${time}`,
    neverSaved: 'The story is not on the server yet.',
    firstByHand: 'You save it the first time; after that, edits go by themselves.',
    repaired: 'The story had to be mended. It changes on the server only when you save it.',
    notYet: 'The latest edits are not on the server yet.',
    byItself: 'They go by themselves once you pause.',
    onServer: 'All edits are on the server.',
    offlineText:
      'The server does not answer. You can go on working: edits go when the connection is back.',
    conflictText:
      'The server has another version of this story. Your edits are safe, but they stay here until you decide which version to keep.',
    signedOutText: 'The server no longer knows you. Sign in again, and the edits can be saved.',
    retryAt: (time: string) => `Next attempt: ${time}`,
    local: {
      off: '',
      writing: 'Edits are being written to this browser.',
      kept: 'All edits are in this browser too: neither a crash nor a closed tab loses them.',
      failed:
        'The browser refuses to keep a copy: it is out of room, or the window is private. Save more often.',
    },
    localFailed: 'No copy is kept in the browser',
    localFailedText:
      'It is out of room, or the window is private. Go on working, but save more often.',
    save: 'Save now',
    retry: 'Try again',
    resolve: 'Settle the conflict',
    drafts: 'Unsaved edits',
    otherTab: 'This story is open in another tab too',
    otherTabText:
      'You can edit in both. If you save both, the second one asks how to join the edits.',
  },
});
