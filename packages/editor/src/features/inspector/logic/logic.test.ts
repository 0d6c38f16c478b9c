import type { Variable } from '@dreamfork/story';
import { describe, expect, test } from 'vitest';
import { newEffect, withKind, withVariable } from './effectForms.ts';

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
