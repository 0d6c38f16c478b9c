import { defineMessages } from '@dreamfork/ui/i18n';

/** Details of the save state. */
export const saveDetailsMessages = defineMessages({
  ru: {
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
    signedOutText: 'Сессия закончилась. Войдите снова, и правки можно будет сохранить.',
    retryAt: (time: string) => `Следующая попытка: ${time}`,
    draft: {
      off: '',
      writing: 'Правки записываются в этот браузер.',
      stored: 'Все правки есть и в этом браузере: их не потеряет ни сбой, ни закрытая вкладка.',
      failed:
        'Браузер не даёт хранить копию: кончилось место, или открыто частное окно. Сохраняйте чаще.',
    },
    save: 'Сохранить сейчас',
    retry: 'Попробовать снова',
    resolve: 'Разрешить конфликт',
    drafts: 'Несохранённые правки',
  },
  en: {
    savedAt: (time: string) => `Last saved on the server: ${time}`,
    neverSaved: 'The story is not on the server yet.',
    firstByHand: 'You save it the first time; after that, edits are saved automatically.',
    repaired: 'The story had to be repaired. It changes on the server only when you save it.',
    notYet: 'The latest edits are not on the server yet.',
    byItself: 'They will be saved once you pause.',
    onServer: 'All edits are on the server.',
    offlineText:
      'The server is not responding. You can keep working: edits will be saved when the connection is back.',
    conflictText:
      'The server has another version of this story. Your edits are safe, but they stay here until you decide which version to keep.',
    signedOutText: 'Your session has ended. Sign in again, and the edits can be saved.',
    retryAt: (time: string) => `Next attempt: ${time}`,
    draft: {
      off: '',
      writing: 'Edits are being written to this browser.',
      stored: 'All edits are in this browser too: neither a crash nor a closed tab loses them.',
      failed:
        'The browser refuses to keep a copy: it is out of space, or the window is private. Save more often.',
    },
    save: 'Save now',
    retry: 'Try again',
    resolve: 'Resolve the conflict',
    drafts: 'Unsaved edits',
  },
});
