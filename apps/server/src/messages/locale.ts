export const locales = ['ru', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'ru';

const isLocale = (language: string): language is Locale =>
  (locales as readonly string[]).includes(language);

/** The language in which to answer, by the caller's Accept-Language. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return {
      language: tag.split('-')[0] ?? '',
      quality: quality ? Number(quality.trim().slice(2)) : 1,
    };
  });
  const known = wishes
    .filter(({ language, quality }) => isLocale(language) && quality > 0)
    .sort((one, other) => other.quality - one.quality);
  const best = known[0]?.language;
  return best && isLocale(best) ? best : defaultLocale;
}
