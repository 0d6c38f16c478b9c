import type { MergeConflict } from '@dreamfork/story';
import { expect, test } from 'vitest';
import { compareMessages } from '../../components/versionDiff/messages.ts';
import { conflictName, conflictValue } from './conflictText.ts';
import { conflictMessages } from './messages.ts';

const context = { messages: conflictMessages.ru, locale: 'ru' as const, titleOf: () => undefined };
const names = { ...compareMessages.ru, ...conflictMessages.ru };
const gold = { id: 'v1', name: 'золото', type: 'number', initial: 2, note: 'Монеты' };

test('M10: a conflict about a variable names it and shows both of its sides', () => {
  const conflict: MergeConflict = {
    kind: 'field',
    id: 'variables v1',
    base: gold,
    mine: null,
    theirs: { ...gold, name: 'монеты', type: 'text', initial: '' },
  };
  expect(conflictName(conflict, names, () => undefined)).toBe('Переменная «золото»');
  expect(conflictValue(conflict.mine, context)).toBe('удалено');
  expect(conflictValue(conflict.base, context)).toBe('«золото» · число · 2 · Монеты');
  expect(conflictValue(conflict.theirs, context)).toBe('«монеты» · текст · пусто · Монеты');
});

test('M4: condition, reason and effects of a choice are shown in words', () => {
  const choice = {
    condition: 'золото > 3 and not ключ',
    closedReason: 'Мало золота',
    effects: [
      { kind: 'take', variable: 'золото', value: '3' },
      { kind: 'toggle', variable: 'ключ' },
      { kind: 'later', variable: 'x' },
    ],
  };
  expect(conflictValue(choice, context)).toBe(
    'если золото > 3 и не ключ · иначе читатель увидит: Мало золота · отнять от «золото»: 3 · переключить «ключ» · later «x»',
  );
});
