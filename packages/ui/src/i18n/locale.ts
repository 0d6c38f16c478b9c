export const locales = ['ru', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'ru';

/** BCP 47 tag for `Intl`. */
export const intlLocale: Record<Locale, string> = { ru: 'ru-RU', en: 'en-GB' };
