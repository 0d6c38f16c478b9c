import { defineMessages, plural } from '@dreamfork/ui/i18n';

/** What the parts say that are loaded after the first passage. */
export const laterMessages = defineMessages({
  ru: {
    sound: 'Фоновый звук',
    share: {
      copy: 'Скопировать ссылку',
      copied: 'Ссылка скопирована',
      failed: 'Ссылка не скопировалась. Вот она, скопируйте её сами:',
    },
    path: {
      back: 'Вернуться к развилке:',
      taken: 'Вы выбрали:',
      other: 'Можно было:',
      whole: (count: number) =>
        `Весь путь: ${count} ${plural('ru', count, { one: 'развилка', few: 'развилки', many: 'развилок', other: 'развилки' })}`,
    },
  },
  en: {
    sound: 'Background sound',
    share: {
      copy: 'Copy the link',
      copied: 'Link copied',
      failed: 'The link could not be copied. Copy it yourself:',
    },
    path: {
      back: 'Go back to a fork:',
      taken: 'You chose:',
      other: 'You could have chosen:',
      whole: (count: number) =>
        `The whole path: ${count} ${plural('en', count, { one: 'fork', other: 'forks' })}`,
    },
  },
});
