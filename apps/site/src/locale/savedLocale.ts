import { defaultLocale, type Locale, locales } from '@dreamfork/ui/i18n';

const oneYear = 365 * 24 * 60 * 60;

type Page = {
  readonly cookie: string;
  readonly documentElement: { readonly dataset: { readonly locale?: string } };
};

/** The language chosen on an earlier visit, else the one that the server found for this browser. */
export function readLocale(page: Page = document): Locale {
  return known(chosenLocale(page)) ?? known(page.documentElement.dataset.locale) ?? defaultLocale;
}

/** Keeps the choice where the server reads it too: it draws pages in this language. */
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
