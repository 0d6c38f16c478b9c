import { defineMessages } from '@dreamfork/ui/i18n';

/** The page around the reader. */
export const readingMessages = defineMessages({
  ru: {
    error: 'Ошибка!',
    failed: 'Ошибка загрузки истории',
    missing: 'История не найдена',
    missingText: 'Её удалили, или автор держит её закрытой.',
    toStories: 'К списку историй',
  },
  en: {
    error: 'Error!',
    failed: 'The story could not be loaded',
    missing: 'Story not found',
    missingText: 'It was deleted, or its author keeps it private.',
    toStories: 'To the list of stories',
  },
});
