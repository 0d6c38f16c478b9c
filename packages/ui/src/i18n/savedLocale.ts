import { defaultLocale, type Locale, locales } from './locale.ts';

const oneYear = 365 * 24 * 60 * 60;

type Page = {
  readonly cookie: string;
  readonly documentElement: { readonly dataset: { readonly locale?: string } };
};

/** The language saved in the cookie `locale`, else that in `data-locale` of the document, which a server sets. */
export function readLocale(page: Page = document): Locale {
  return known(chosenLocale(page)) ?? known(page.documentElement.dataset.locale) ?? defaultLocale;
}

/** Saves the choice in a cookie, so that the server renders pages in this language. */
export function saveLocale(locale: Locale, page: { cookie: string } = document): void {
  page.cookie = `locale=${locale}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}

const known = (name: string | undefined): Locale | undefined =>
  locales.find((locale) => locale === name);

function chosenLocale(page: Page): string | undefined {
  try {
    return /(?:^|;)\s*locale=(\w+)/.exec(page.cookie)?.[1];
  } catch {
    // A frame without an origin of its own has no cookies.
    return undefined;
  }
}
