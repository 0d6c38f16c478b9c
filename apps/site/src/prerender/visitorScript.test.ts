import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { visitorScript } from './visitorScript.ts';

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
  ['a user who is remembered', visitorWith({ authToken: 't' }), 'known'],
  ['a user of this tab', visitorWith({}, { authToken: 't' }), 'known'],
])('%s', (_who, visitor, expected) => {
  expect(visitor).toBe(expected);
});

test('a browser that keeps its storage closed is taken for a guest', () => {
  const dataset: Record<string, string> = {};
  runInNewContext(visitorScript, { document: { documentElement: { dataset } } });
  expect(dataset.visitor).toBe('');
});
