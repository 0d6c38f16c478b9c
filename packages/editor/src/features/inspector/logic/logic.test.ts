import type { StoryNode, Variable } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { completionsAt } from './completions.ts';
import { newEffect, withKind, withVariable } from './effectForms.ts';
import { logicMessages } from './messages.ts';
import { textCompletionsAt } from './textCompletions.ts';

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

describe('effects', () => {
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

describe('completion in texts', () => {
  const context = {
    variables: [gold, key, name],
    nodes: [],
    messages: logicMessages.ru,
    locale: 'ru',
  } as const;
  const at = (source: string) =>
    textCompletionsAt(source.replace('^', ''), source.indexOf('^'), false, context);
  const forms = ['если …: … | иначе: …', 'раз: … | …'];

  test.each([
    ['Золо^', []],
    ['У вас {^', ['Золото', 'Ключ', 'Имя', ...forms]],
    ['{зол^} монет', ['Золото']],
    ['{е^', [forms[0]]],
    ['{если з^', ['Золото']],
    ['{если Золото > 1 и п^', ['посещали(…)', 'посещений(…)']],
    ['{если Ключ: Зол^', []],
    ['{если Ключ: да |^', ['иначе: …']],
    ['{если Ключ: да | ина^', ['иначе: …']],
    ['{раз: один | и^', []],
    ['{Золото} з^', []],
  ])('%s', (source, labels) => {
    expect(at(source).map(({ label }) => label)).toEqual(labels);
  });

  test('a value gets its closing brace, once', () => {
    expect(at('У вас {зол^')[0]).toMatchObject({ from: 7, text: 'Золото}' });
    expect(at('У вас {зол^}')[0]).toMatchObject({ from: 7, text: 'Золото' });
    expect(at('{если зол^')[0]).toMatchObject({ from: 6, text: 'Золото' });
    expect(at('{Цена + зол^')[0]).toMatchObject({ from: 8, text: 'Золото' });
    expect(at('{ е^')[0]).toMatchObject({ from: 2, text: 'если ' });
  });
});
