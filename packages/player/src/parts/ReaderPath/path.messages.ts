import { defineMessages, plural } from '@dreamfork/ui/i18n';

/** The path of the reader, told at an end. */
export const pathMessages = defineMessages({
  ru: {
    path: {
      back: 'Вернуться к развилке:',
      taken: 'Вы выбрали:',
      other: 'Можно было:',
      whole: (count: number) =>
        `Весь путь: ${count} ${plural('ru', count, { one: 'развилка', few: 'развилки', many: 'развилок', other: 'развилки' })}`,
    },
  },
  en: {
    path: {
      back: 'Go back to a fork:',
      taken: 'You chose:',
      other: 'You could have chosen:',
      whole: (count: number) =>
        `The whole path: ${count} ${plural('en', count, { one: 'fork', other: 'forks' })}`,
    },
  },
});
