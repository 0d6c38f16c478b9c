import { defineMessages } from '@dreamfork/ui/i18n';

/** Lines under the top bar. */
export const noticeMessages = defineMessages({
  ru: {
    conflict:
      'На сервере другая версия этой истории: там изменили то же, что и вы. Ваши правки целы, но не уйдут, пока вы не выберете, что оставить.',
    resolve: 'Разрешить конфликт',
    found: (time: string) => `Есть несохранённые правки: ${time}. Сейчас показана история без них.`,
    foundStory: ({ title, count }: { title: string; count: number }) =>
      count > 1
        ? 'Есть несохранённые истории: их начали в этом браузере и не сохранили на сервере.'
        : `Есть несохранённая история «${title}»: её начали в этом браузере и не сохранили на сервере.`,
    look: 'Посмотреть',
    later: 'Позже',
    repaired:
      'Историю пришлось починить, иначе она не открылась бы. На сервере ничего не изменится, пока вы её не сохраните.',
    whatWasRepaired: 'Что исправлено',
    understood: 'Понятно',
    otherTab:
      'Эта история открыта и в другой вкладке. Правки соединяются сами. Если в обеих изменить одни и те же слова, редактор спросит, что оставить.',
    elsewhere: (time: string) =>
      `Эту историю правят и в другом месте: последние правки оттуда пришли в ${time}. Они соединяются с вашими сами. Если изменить одни и те же слова, редактор спросит, что оставить.`,
  },
  en: {
    conflict:
      'The server has another version of this story, and it changes what you changed. Your edits are safe, but they stay here until you choose what to keep.',
    resolve: 'Resolve the conflict',
    found: (time: string) =>
      `There are unsaved edits from ${time}. What you see now is the story without them.`,
    foundStory: ({ title, count }: { title: string; count: number }) =>
      count > 1
        ? 'There are unsaved stories: they were started in this browser and never saved on the server.'
        : `There is an unsaved story, “${title}”: it was started in this browser and never saved on the server.`,
    look: 'Have a look',
    later: 'Later',
    repaired:
      'The story could not have been opened without repairing it. Nothing changes on the server until you save it.',
    whatWasRepaired: 'What was repaired',
    understood: 'Got it',
    otherTab:
      'This story is open in another tab too. Edits are merged automatically. If both tabs change the same words, the editor asks what to keep.',
    elsewhere: (time: string) =>
      `This story is being edited elsewhere too: the last edits from there came at ${time}. They are merged with yours automatically. If both change the same words, the editor asks what to keep.`,
  },
});
