import { defineMessages } from '@dreamfork/ui/i18n';

export const errorMessages = defineMessages({
  ru: {
    notFound: 'Страница не найдена',
    notFoundText: 'Извините, запрашиваемая страница не существует.',
    toHome: 'Вернуться на главную',
    toStories: 'Смотреть истории',
    broken: 'Страница не открылась',
    brokenText:
      'Часть страницы не загрузилась. Проверьте соединение и попробуйте снова. Всё, что вы сохранили, на месте.',
    retry: 'Попробовать снова',
  },
  en: {
    notFound: 'Page not found',
    notFoundText: 'Sorry, there’s no page at this address.',
    toHome: 'Back to the home page',
    toStories: 'Explore stories',
    broken: 'This page didn’t open',
    brokenText:
      'Part of the page didn’t load. Check your connection and try again. Everything you saved is safe.',
    retry: 'Try again',
  },
});
