import { expect, test } from 'vitest';
import { formatCount, plural } from './plural.ts';

const node = { one: 'узел', few: 'узла', many: 'узлов', other: 'узла' };

test.each([
  [0, 'узлов'],
  [1, 'узел'],
  [2, 'узла'],
  [5, 'узлов'],
  [11, 'узлов'],
  [21, 'узел'],
  [112, 'узлов'],
  [1.5, 'узла'],
])('Russian counts %s %s', (count, form) => {
  expect(plural('ru', count, node)).toBe(form);
});

test.each([
  [0, 'nodes'],
  [1, 'node'],
  [2, 'nodes'],
])('English counts %s %s', (count, form) => {
  expect(plural('en', count, { one: 'node', other: 'nodes' })).toBe(form);
});

test('a form that a language has and the dictionary lacks falls back to other', () => {
  expect(plural('ru', 5, { one: 'раз', other: 'раза' })).toBe('раза');
});

test('a count has the digit groups of the language', () => {
  expect(formatCount('en', 1284, { one: 'view', other: 'views' })).toBe('1,284 views');
});
