import { defineMessages } from '@dreamfork/ui/i18n';

export const errorMessages = defineMessages({
  ru: {
    notFound: 'Страница не найдена',
    notFoundText: 'Извините, запрашиваемая страница не существует.',
    toHome: 'Вернуться на главную',
    broken: 'Страница не открылась',
    brokenText:
      'Часть страницы не загрузилась. Проверьте связь и попробуйте снова. То, что сохранено, на месте.',
    retry: 'Попробовать снова',
  },
  en: {
    notFound: 'Page not found',
    notFoundText: 'Sorry, the page you asked for does not exist.',
    toHome: 'Back to the home page',
    broken: 'The page did not open',
    brokenText:
      'A part of the page did not load. Check your connection and try again. What was saved is safe.',
    retry: 'Try again',
  },
});
