import { expect, test } from 'vitest';
import { freeVariableName, isVariableName, toVariableName } from './variableName.ts';

test('K11: a free name counts on, fits, and is cut between characters', () => {
  const taken = new Set(['золото', 'золото_2', 'x'.repeat(60), `${'𝒙'.repeat(30)}`]);
  expect(freeVariableName('ключ', taken)).toBe('ключ');
  expect(freeVariableName('золото_2', taken)).toBe('золото_3');
  expect(freeVariableName('x'.repeat(60), taken)).toBe(`${'x'.repeat(52)}_2`);
  expect(freeVariableName('𝒙'.repeat(30), taken)).toBe(`${'𝒙'.repeat(26)}_2`);
});

test.each([
  ['$gold.coins', '_gold_coins'],
  ['2x', '_2x'],
  ['и', '_и'],
  ['', '_'],
  [`1${'𝒙'.repeat(30)}`, `_1${'𝒙'.repeat(29)}`],
])('I20: %j is called %j', (text, name) => {
  expect(toVariableName(text)).toBe(name);
  expect(isVariableName(name)).toBe(true);
});
