import type { Effect, StoryNode, Variable } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { completionsAt } from './completions.ts';
import { newEffect, withKind, withVariable } from './effectForms.ts';
import { logicMessages } from './messages.ts';
import { conditionWords, effectWords } from './words.ts';

const variable = (name: string, type: Variable['type']): Variable => ({
  id: name,
  name,
  type,
  initial: { number: 0, boolean: false, text: '' }[type],
  note: '',
});

const gold = variable('Золото', 'number');
const key = variable('Ключ', 'boolean');
const name = variable('Имя', 'text');

const inRussian = {
  messages: logicMessages.ru,
  locale: 'ru',
  titleOf: () => 'Погреб',
} as const;
const inEnglish = {
  messages: logicMessages.en,
  locale: 'en',
  titleOf: () => 'The cellar',
} as const;

describe('conditions in words', () => {
  test.each([
    [
      'Золото > 3 and Ключ',
      'если Золото больше 3 и Ключ — да',
      'if Золото is more than 3 and Ключ is yes',
    ],
    ['Имя = "Анна"', 'если Имя — «Анна»', 'if Имя is “Анна”'],
    ['Золото >= Цена', 'если Золото не меньше, чем Цена', 'if Золото is at least Цена'],
    [
      'not visited("n1") and (Ключ or Золото = -1)',
      'если читатель не был в узле «Погреб» и (Ключ — да или Золото ровно -1)',
      'if the reader has not been at “The cellar” and (Ключ is yes or Золото is -1)',
    ],
    ['Золото + 1 > 3 and yes', 'если Золото + 1 > 3 и да', 'if Золото + 1 > 3 and yes'],
  ])('%s', (source, russian, english) => {
    expect(conditionWords(source, inRussian)).toBe(russian);
    expect(conditionWords(source, inEnglish)).toBe(english);
  });

  test('a mistake has no words', () => {
    expect(conditionWords('Золото >', inRussian)).toBeNull();
  });
});

describe('effects', () => {
  test.each<[Effect, string, string]>([
    [
      { kind: 'add', variable: 'Золото', value: '2' },
      'Прибавить 2 к «Золото»',
      'Add 2 to “Золото”',
    ],
    [{ kind: 'set', variable: 'Ключ', value: 'yes' }, 'Записать да в «Ключ»', 'Set “Ключ” to yes'],
    [
      { kind: 'take', variable: 'Золото', value: 'random(1, 3)' },
      'Отнять случайно(1, 3) от «Золото»',
      'Take random(1, 3) from “Золото”',
    ],
    [{ kind: 'toggle', variable: 'Ключ' }, 'Переключить «Ключ»', 'Switch “Ключ”'],
    [{ kind: 'ask', variable: 'Имя', question: '?' }, 'Спросить «Имя»', 'Ask for “Имя”'],
    [
      { kind: 'shuffle', variable: 'Имя' },
      '«shuffle» для «Имя»: такого действия нет',
      '“shuffle” of “Имя”: there is no such action',
    ],
  ])('%o in words', (effect, russian, english) => {
    expect(effectWords(effect, 'number', inRussian)).toBe(russian);
    expect(effectWords(effect, 'number', inEnglish)).toBe(english);
  });

  test('text is appended', () => {
    const effect = { kind: 'add', variable: 'Имя', value: '"!"' };
    expect(effectWords(effect, 'text', inRussian)).toBe('Дописать «!» к «Имя»');
  });

  test('another kind keeps the value and unknown keys', () => {
    const effect = { kind: 'add', variable: 'Золото', value: 'random(1, 3)', tool: 1 };
    expect(withKind(effect, 'take', 'number')).toEqual({ ...effect, kind: 'take' });
    expect(withKind(effect, 'ask', 'number')).toEqual({
      kind: 'ask',
      variable: 'Золото',
      question: '',
      tool: 1,
    });
  });

  test('another variable keeps what fits its type', () => {
    const effect = newEffect(gold);
    expect(effect).toEqual({ kind: 'add', variable: 'Золото', value: '1' });
    expect(withVariable(effect, variable('Доверие', 'number'), 'number')).toEqual({
      ...effect,
      variable: 'Доверие',
    });
    expect(withVariable(effect, key, 'number')).toEqual({
      kind: 'set',
      variable: 'Ключ',
      value: 'yes',
    });
    const question = { kind: 'ask', variable: 'Золото', question: 'Сколько?', minimum: 1 };
    expect(withVariable(question, name, 'number')).toEqual({
      kind: 'ask',
      variable: 'Имя',
      question: 'Сколько?',
    });
  });
});

describe('completion', () => {
  const nodes = buildStory()
    .node('a', 'text', { title: 'Погреб' })
    .node('b', 'text', { title: 'Чердак' })
    .build().nodes as StoryNode[];
  const context = {
    variables: [gold, key, name],
    nodes,
    messages: logicMessages.ru,
    locale: 'ru',
  } as const;
  const at = (source: string, isAsked = false, index = source.indexOf('|')) =>
    completionsAt(source.replace('|', ''), index, isAsked, context).map(({ label }) => label);

  test.each([
    ['з|', ['Золото']],
    ['Золото > 1 и п|', ['посещали(…)', 'посещений(…)']],
    ['Золото|', []],
    ['Золото > |', []],
    ['Имя = "и|', []],
    ['Имя = "и" и|', ['Имя', 'или']],
    ['посещали(|', ['Погреб', 'Чердак']],
    ['visited("чер|', ['Чердак']],
    ['случайно(|', []],
  ])('%s', (source, labels) => {
    expect(at(source)).toEqual(labels);
  });

  test('all names on request, bounded', () => {
    expect(at('Золото > |', true)).toHaveLength(8);
  });

  test('a node is written by its id, in place of the begun title', () => {
    const [suggestion] = completionsAt('visits("Пог")', 11, false, context);
    expect(suggestion).toMatchObject({ from: 7, text: '"a' });
  });
});
