import { errorCodes, errorMessages } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { localeOf, locales } from '../../src/messages/locale.ts';

test.each([
  [undefined, 'ru'],
  ['', 'ru'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,ru;q=0.8', 'en'],
  ['fr, ru;q=0.3, en;q=0.7', 'en'],
  ['de', 'ru'],
  ['en;q=0, de', 'ru'],
  ['ru-RU', 'ru'],
])('Accept-Language %s is answered in %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});

test('every error has a sentence in every language', () => {
  for (const locale of locales) {
    for (const code of errorCodes) expect(errorMessages[locale][code]).not.toBe('');
  }
});
