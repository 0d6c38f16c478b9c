import { defaultLocale, type Locale, locales } from './locale.ts';

const oneYear = 365 * 24 * 60 * 60;

type Page = {
  readonly cookie: string;
  readonly location: { readonly protocol: string };
  readonly documentElement: { readonly dataset: { readonly locale?: string } };
};

/** What begins the name of the cookie, so that no other host of the same domain can set it. */
const prefixAt = ({ location }: Pick<Page, 'location'>): string =>
  location.protocol === 'https:' ? '__Host-' : '';

/**
 * The language saved in the cookie `locale` (`__Host-locale` on https), else that in `data-locale` of the document,
 * which a server sets, else the first of the browser's languages that there is.
 */
export function readLocale(
  page: Page = document,
  languages: readonly string[] = navigator.languages,
): Locale {
  return (
    known(chosenLocale(page)) ??
    known(page.documentElement.dataset.locale) ??
    languages.map((tag) => known(tag.toLowerCase().split('-')[0])).find(Boolean) ??
    defaultLocale
  );
}

/** Saves the choice in a cookie, so that the server renders pages in this language. */
export function saveLocale(
  locale: Locale,
  page: Pick<Page, 'location'> & { cookie: string } = document,
): void {
  const prefix = prefixAt(page);
  page.cookie = `${prefix}locale=${locale}; Path=/; Max-Age=${oneYear}; SameSite=Lax${prefix && '; Secure'}`;
}

const known = (name: string | undefined): Locale | undefined =>
  locales.find((locale) => locale === name);

function chosenLocale(page: Page): string | undefined {
  try {
    return new RegExp(`(?:^|; )${prefixAt(page)}locale=(\\w+)`).exec(page.cookie)?.[1];
  } catch {
    // A frame without an origin of its own has no cookies.
    return undefined;
  }
}
