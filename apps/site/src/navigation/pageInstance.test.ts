import { expect, test } from 'vitest';
import { pageInstance } from './pageInstance.ts';

test('every visit is an instance of its own', () => {
  expect(pageInstance({ key: 'first', state: null })).toBe('first');
  expect(pageInstance({ key: 'second', state: { other: 1 } })).toBe('second');
});

test('a page that gets a new address stays the instance it was', () => {
  expect(pageInstance({ key: 'second', state: { pageInstance: 'first' } })).toBe('first');
});
