import type { FastifyRequest } from 'fastify';
import { readCookie } from '../cookies.ts';

export const locales = ['ru', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'ru';

const isLocale = (language: string): language is Locale =>
  (locales as readonly string[]).includes(language);

/** The language of a response, by the caller's Accept-Language. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const preferences = (acceptLanguage ?? '').split(',').map((preference) => {
    const [tag = '', ...parameters] = preference.trim().toLowerCase().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return {
      language: tag.split('-')[0] ?? '',
      quality: quality ? Number(quality.trim().slice(2)) : 1,
    };
  });
  const known = preferences
    .filter(({ language, quality }) => isLocale(language) && quality > 0)
    .sort((one, other) => other.quality - one.quality);
  const best = known[0]?.language;
  return best && isLocale(best) ? best : defaultLocale;
}

/** The `vary` header of a response in the visitor's language. */
export const localeHeaders = 'Accept-Language, Cookie';

/** The language of the interface: the visitor's choice, else the browser's preference. */
export function visitorLocale(request: FastifyRequest): Locale {
  const choice = readCookie(request, '__Host-locale') ?? readCookie(request, 'locale');
  return (
    locales.find((locale) => locale === choice) ?? localeOf(request.headers['accept-language'])
  );
}
