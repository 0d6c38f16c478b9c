import { defaultLocale, type Locale, locales } from '@dreamfork/ui/i18n';
import { localeKey } from './localeKey.ts';

/** The language chosen on an earlier visit, or the default. */
export function readLocale(storage: Pick<Storage, 'getItem'>): Locale {
  const saved = storage.getItem(localeKey);
  return locales.find((locale) => locale === saved) ?? defaultLocale;
}

export const saveLocale = (storage: Pick<Storage, 'setItem'>, locale: Locale): void =>
  storage.setItem(localeKey, locale);
