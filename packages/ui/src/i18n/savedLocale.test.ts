import { expect, test } from 'vitest';
import { readLocale, saveLocale } from './savedLocale.ts';

const page = (cookie: string, locale?: string) => ({
  cookie,
  documentElement: { dataset: locale === undefined ? {} : { locale } },
});

test.each([
  ['a choice of an earlier visit', page('a=b; locale=en; c=d', 'ru'), 'en'],
  ['the language that the server drew in', page('', 'en'), 'en'],
  ['a page without either', page(''), 'ru'],
  ['a choice that is none', page('locale=de', 'en'), 'en'],
  ['another cookie with a like name', page('mylocale=en'), 'ru'],
])('%s', (_what, given, expected) => {
  expect(readLocale(given)).toBe(expected);
});

test('a frame that may not read cookies has the language of the server', () => {
  const closed = {
    get cookie(): string {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
    documentElement: { dataset: { locale: 'en' } },
  };
  expect(readLocale(closed)).toBe('en');
});

test('what is saved is read again', () => {
  const saved = page('');
  saveLocale('en', saved);
  expect(readLocale(saved)).toBe('en');
  expect(saved.cookie).toContain('Path=/;');
});
