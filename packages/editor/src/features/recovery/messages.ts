import { defineMessages, formatCount } from '@dreamfork/ui/i18n';

/** Words of the dialog about work that an earlier editor left behind. */
export const recoveryMessages = defineMessages({
  ru: {
    title: 'Есть несохранённые правки',
    text: 'В прошлый раз не всё дошло до сервера. Ниже то, чем правки отличаются от сохранённой истории.',
    titleNew: 'Есть несохранённая история',
    textNew: 'Её начали в этом браузере, но не сохранили на сервере.',
    savedAt: (time: string) => `Правки от ${time}`,
    changedMeanwhile:
      'С тех пор историю сохраняли в другом месте. Правки соединятся с нынешней версией.',
    choose: 'Какие правки показать',
    restore: 'Вернуть правки',
    restoreNew: 'Продолжить эту историю',
    discard: 'Отбросить',
    later: 'Позже',
    discardQuestion: 'Отбросить эти правки?',
    discardText:
      'Пока редактор открыт, их ещё можно вернуть: нажмите на состояние сохранения вверху.',
    discarded: 'Отброшенные правки',
    discardedText: 'Их можно вернуть, пока редактор открыт.',
    repairsTitle: 'Историю пришлось починить',
    repairsText:
      'В сохранённых данных были ошибки, и без починки история не открылась бы. На сервере ничего не изменится, пока вы её не сохраните.',
    times: (count: number) =>
      formatCount('ru', count, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' }),
    understood: 'Понятно',
    nothing: 'Несохранённых правок больше нет.',
  },
  en: {
    title: 'There are unsaved edits',
    text: 'Last time, not everything reached the server. Below is how the edits differ from the saved story.',
    titleNew: 'There is an unsaved story',
    textNew: 'It was started in this browser and never saved on the server.',
    savedAt: (time: string) => `Edits from ${time}`,
    changedMeanwhile:
      'The story has been saved elsewhere since then. The edits will be merged with the current version.',
    choose: 'Which edits to show',
    restore: 'Restore the edits',
    restoreNew: 'Continue this story',
    discard: 'Discard',
    later: 'Later',
    discardQuestion: 'Discard these edits?',
    discardText:
      'While the editor is open they can still be brought back: press the save status at the top.',
    discarded: 'Discarded edits',
    discardedText: 'They can be brought back while the editor is open.',
    repairsTitle: 'The story had to be repaired',
    repairsText:
      'The saved data had errors, and the story could not have been opened without repairing it. Nothing changes on the server until you save it.',
    times: (count: number) => formatCount('en', count, { one: 'time', other: 'times' }),
    understood: 'Got it',
    nothing: 'There are no unsaved edits left.',
  },
});
