import { expect, test } from 'vitest';
import { readLocale, saveLocale } from './savedLocale.ts';

const page = (cookie: string, locale?: string, protocol = 'http:') => ({
  cookie,
  location: { protocol },
  documentElement: { dataset: locale === undefined ? {} : { locale } },
});

test.each([
  ['a choice of an earlier visit', page('a=b; locale=en; c=d', 'ru'), 'en'],
  ['the choice on https', page('locale=ru; __Host-locale=en', 'ru', 'https:'), 'en'],
  ['the language that the server drew in', page('', 'en'), 'en'],
  ['a page without either', page(''), 'ru'],
  ['a choice that is none', page('locale=de', 'en'), 'en'],
  ['another cookie with a like name', page('mylocale=en'), 'ru'],
])('%s', (_what, given, expected) => {
  expect(readLocale(given, [])).toBe(expected);
});

test('a page for everybody leaves the language to the browser', () => {
  expect(readLocale(page(''), ['de-DE', 'en-GB', 'ru'])).toBe('en');
  expect(readLocale(page('', 'ru'), ['en'])).toBe('ru');
  expect(readLocale(page(''), ['de'])).toBe('ru');
});

test('a frame that may not read cookies has the language of the server', () => {
  const closed = {
    get cookie(): string {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
    location: { protocol: 'https:' },
    documentElement: { dataset: { locale: 'en' } },
  };
  expect(readLocale(closed, [])).toBe('en');
});

test.each([
  ['http:', /^locale=en; Path=\/; Max-Age=\d+; SameSite=Lax$/],
  ['https:', /^__Host-locale=en; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/],
])('what is saved is read again, and by %s it goes where it came from', (protocol, cookie) => {
  const saved = { ...page(''), location: { protocol } };
  saveLocale('en', saved);
  expect(readLocale(saved, [])).toBe('en');
  expect(saved.cookie).toMatch(cookie);
});
