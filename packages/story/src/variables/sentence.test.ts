import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildStory } from '../testing/buildStory.ts';
import { expressionArbitrary } from '../testing/expression.arbitrary.ts';
import { printExpression } from './printExpression.ts';
import { conditionParts, conditionSentence, effectSentence } from './sentence.ts';

const story = buildStory().node('cave', 'start', { title: 'Пещера' }).build();
const ru = { locale: 'ru', story } as const;
const en = { locale: 'en', story } as const;

describe('N10: conditions as sentences', () => {
  test.each([
    ['Золото > 3 and Ключ', 'Золото больше 3 и есть Ключ', 'Золото is more than 3 and Ключ'],
    ['Золото <= 2.5', 'Золото не больше 2,5', 'Золото is at most 2.5'],
    ['not Ключ', 'Ключ — нет', 'not Ключ'],
    ['Ключ = no or Сила = 3', 'Ключ — нет или Сила ровно 3', 'not Ключ or Сила is 3'],
    ['Имя = "Аня"', 'Имя — «Аня»', 'Имя is “Аня”'],
    ['Имя != Пароль', 'Имя не то же, что Пароль', 'Имя is not the same as Пароль'],
    ['not (а and б)', 'а — нет или б — нет', 'not а or not б'],
    ['а and (б or в)', 'есть а и (есть б или есть в)', 'а and (б or в)'],
    ['а or б and в', 'есть а или есть б и есть в', 'а or б and в'],
    ['not (а > 3)', 'а не больше 3', 'а is at most 3'],
    ['visited("cave")', 'пройден узел «Пещера»', 'visited “Пещера”'],
    [
      'visits("cave") >= 2',
      'число посещений узла «Пещера» не меньше 2',
      'visits to “Пещера” is at least 2',
    ],
    ['random(1, 6) = 6', 'случайное от 1 до 6 ровно 6', 'random from 1 to 6 is 6'],
    ['(а + б) * 2 > -в', '(а + б) × 2 больше −в', '(а + б) × 2 is more than −в'],
    ['yes', 'всегда', 'always'],
    ['Золото >', 'Золото >', 'Золото >'],
  ])('%s', (source, russian, english) => {
    expect(conditionSentence(source, ru)).toBe(russian);
    expect(conditionSentence(source, en)).toBe(english);
  });

  test('its parts tell which of them is a variable', () => {
    expect(conditionParts('Золото > 3 and Ключ', ru)).toEqual([
      { variable: 'Золото' },
      ' больше 3 и есть ',
      { variable: 'Ключ' },
    ]);
  });

  test('any expression can be said', () => {
    fc.assert(
      fc.property(expressionArbitrary, fc.constantFrom(ru, en), (expression, context) => {
        expect(conditionSentence(printExpression(expression), context)).not.toMatch(/undefined/);
      }),
    );
  });
});

test.each([
  [{ kind: 'add', value: '2' }, '+2 Золото', '+2 Золото'],
  [{ kind: 'take', value: 'Цена + 1' }, '−(Цена + 1) Золото', '−(Цена + 1) Золото'],
  [{ kind: 'set', value: 'yes' }, 'Золото: да', 'Золото: yes'],
  [{ kind: 'toggle' }, 'Золото: наоборот', 'Золото: the opposite'],
  [{ kind: 'ask' }, 'спросить Золото', 'ask for Золото'],
  [{ kind: 'add', value: '2 +' }, '+2 + Золото', '+2 + Золото'],
])('N10: the effect %o', (effect, russian, english) => {
  expect(effectSentence({ ...effect, variable: 'Золото' }, ru)).toBe(russian);
  expect(effectSentence({ ...effect, variable: 'Золото' }, en)).toBe(english);
});
