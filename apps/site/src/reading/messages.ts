import { defineMessages } from '@dreamfork/ui/i18n';

/** The page around the reader. */
export const readingMessages = defineMessages({
  ru: {
    error: 'Ошибка!',
    failed: 'Ошибка загрузки истории',
    missing: 'История не найдена',
    missingText: 'Её удалили или скрыли от читателей.',
    retry: 'Попробовать снова',
    toStories: 'К списку историй',
    offline: 'Нет сети',
    offlineText:
      'История осталась открытой: читайте дальше. Когда сеть появится, попробуйте ещё раз.',
  },
  en: {
    error: 'Something went wrong',
    failed: 'This story couldn’t be loaded',
    missing: 'Story not found',
    missingText: 'It was deleted, or readers can’t see it now.',
    retry: 'Try again',
    toStories: 'Back to stories',
    offline: 'You are offline',
    offlineText: 'The story stays open, so read on. Try again once you are back online.',
  },
});
