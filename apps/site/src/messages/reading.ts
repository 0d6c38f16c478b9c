import { defineMessages } from '@dreamfork/ui/i18n';

/** The page around the reader. */
export const readingMessages = defineMessages({
  ru: {
    error: 'Ошибка!',
    failed: 'Ошибка загрузки истории',
    missing: 'История не найдена',
    missingText: 'Её удалили, или автор сделал её приватной.',
    retry: 'Попробовать снова',
    toStories: 'К списку историй',
  },
  en: {
    error: 'Something went wrong',
    failed: 'This story couldn’t be loaded',
    missing: 'Story not found',
    missingText: 'It was deleted, or its author keeps it private.',
    retry: 'Try again',
    toStories: 'Back to stories',
  },
});
