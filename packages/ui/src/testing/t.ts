import { defaultLocale, type Locale, locales } from '../i18n/locale.ts';

/** The messages of the language in which the story is shown: plays look for what is there. */
export const t = <Words>(messages: Readonly<Record<Locale, Words>>): Words =>
  messages[locales.find((locale) => locale === document.documentElement.lang) ?? defaultLocale];
