import type { MergeConflict } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { compareMessages } from '../../components/versionDiff/messages.ts';
import { conflictName, conflictValue, titlesOf } from './conflictText.ts';
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
  expect(conflictName(conflict, names, context)).toBe('Переменная «золото»');
  expect(conflictValue(conflict.mine, context)).toBe('удалено');
  expect(conflictValue(conflict.base, context)).toBe('«золото» · число · 2 · Монеты');
  expect(conflictValue(conflict.theirs, context)).toBe('«монеты» · текст · пусто · Монеты');
});

test('M11: a conflict about a kept reading names it and tells its sides apart', () => {
  const kept = {
    id: 't1',
    title: 'С ключом',
    seed: 7,
    decisions: [{ choiceId: 'c' }, { answer: 'Анна' }],
    nodeId: 'tower',
    values: { v1: 5, v2: true },
  };
  const conflict: MergeConflict = {
    kind: 'field',
    id: 'tests t1',
    base: kept,
    mine: { ...kept, title: '', nodeId: 'gone', values: {} },
    theirs: { ...kept, decisions: [{ choiceId: 'c' }], values: { v1: 6, v9: '' } },
  };
  const story = buildStory().node('tower', 'end', { title: 'Башня' }).build();
  const key = { ...gold, id: 'v2', name: 'ключ' };
  const titleOf = titlesOf([{ ...story, variables: [gold, key] as never }]);
  const told = { ...context, titleOf };
  expect(conflictName(conflict, names, told)).toBe('Проверка «С ключом»');
  expect(conflictValue(conflict.base, told)).toBe(
    'С ключом · 2 решения читателя · приводит в «Башня» · золото: 5 · ключ: да · номер жребия 7',
  );
  expect(conflictValue(conflict.mine, told)).toBe(
    '2 решения читателя · приводит в «gone» · номер жребия 7',
  );
  expect(conflictValue(conflict.theirs, told)).toBe(
    'С ключом · 1 решение читателя · приводит в «Башня» · золото: 6 · v9: пусто · номер жребия 7',
  );
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
