import { defineMessages } from '../../i18n/index.ts';

export const showMoreMessages = defineMessages({
  ru: { more: 'Показать ещё', again: 'Попробовать снова', loading: 'Загружаем ещё' },
  en: { more: 'Show more', again: 'Try again', loading: 'Loading more' },
});
