import { runInNewContext } from 'node:vm';
import { defaultLocale } from '@dreamfork/ui/i18n';
import { expect, test } from 'vitest';
import { drawnLocale, visitorScript } from './visitorScript.ts';

const storage = (values: Record<string, string>) => ({
  getItem: (key: string) => values[key] ?? null,
});

function visitorWith(lasting: Record<string, string>, passing: Record<string, string> = {}) {
  const dataset: Record<string, string> = {};
  runInNewContext(visitorScript, {
    document: { documentElement: { dataset } },
    localStorage: storage(lasting),
    sessionStorage: storage(passing),
  });
  return dataset.visitor;
}

test.each([
  ['nobody yet', visitorWith({}), ''],
  ['a guest in the default language', visitorWith({ locale: 'ru' }), ''],
  ['a guest in another language', visitorWith({ locale: 'en' }), 'foreign'],
  ['a user who is remembered', visitorWith({ authToken: 't' }), 'known'],
  ['a user of this tab', visitorWith({}, { authToken: 't' }), 'known'],
  ['both', visitorWith({ locale: 'en', authToken: 't' }), 'foreign known'],
])('%s', (_who, visitor, expected) => {
  expect(visitor).toBe(expected);
});

test('a browser that keeps its storage closed is taken for a guest', () => {
  const dataset: Record<string, string> = {};
  runInNewContext(visitorScript, { document: { documentElement: { dataset } } });
  expect(dataset.visitor).toBe('');
});

test('what is drawn is in the language of those who chose none', () => {
  expect(drawnLocale).toBe(defaultLocale);
});
