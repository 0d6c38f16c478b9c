import type { StoryLocale } from '../schema/locale.ts';

/** A name in the quotation marks of a language, for a place that no sentence of the messages holds. */
export const inQuotes = (name: string, locale: StoryLocale): string =>
  locale === 'ru' ? `«${name}»` : `“${name}”`;
