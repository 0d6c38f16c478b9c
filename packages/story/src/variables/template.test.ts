import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openBracesAt } from './findBraces.ts';
import { escapeTemplate, expandTemplate, parseTemplate, type TemplateScope } from './template.ts';

const values = new Map<string, number | boolean | string>([
  ['золото', 5],
  ['ключ', true],
  ['имя', 'Аня'],
]);

const scope: TemplateScope = {
  valueOf: (name) => values.get(name),
  visitsOf: () => 1,
  random: () => 0,
  turn: 1,
  print: String,
};
const shown = (text: string, turn = 1) => expandTemplate(text, { ...scope, turn });
const mistakes = (text: string) =>
  parseTemplate(text).problems.map(({ code, place }) => [code, place.at]);

describe('T2: values, conditions and visits', () => {
  test.each([
    ['Привет, {имя}!', 'Привет, Аня!'],
    ['{золото * 2} и {1 + 1}', '10 и 2'],
    ['{если золото > 3: Много | иначе: Мало}.', 'Много.'],
    ['{if not ключ: a | else: b}', 'b'],
    ['{если золото > 9: богат}Конец', 'Конец'],
    ['{если ключ: {если золото > 3: {имя} открыла | иначе: нет} | иначе: x}', 'Аня открыла'],
    ['{если имя = "}": a | иначе: b}', 'b'],
    ['{если имя = «|:»: a | иначе: b}', 'b'],
    ['{если ключ: a: b | иначе: c}', 'a: b'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
    expect(mistakes(text)).toEqual([]);
  });

  test('the last text for visits stays', () => {
    const text = '{раз: Впервые | Снова | Опять {имя}}';
    expect([1, 2, 3, 9].map((turn) => shown(text, turn))).toEqual([
      'Впервые',
      'Снова',
      'Опять Аня',
      'Опять Аня',
    ]);
    expect(shown('{times: a | b}', 2)).toBe('b');
  });
});

describe('T3: a backslash makes a brace an ordinary character', () => {
  test.each([
    ['\\{имя\\}', '{имя}'],
    ['{если ключ: a \\| b \\} | иначе: c}', 'a | b }'],
    ['без скобок \\| \\\\', 'без скобок \\| \\\\'],
    ['закрыта } зря', 'закрыта } зря'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test('an escaped text is shown as it was', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('{', '}', '\\', '|', ':', 'если', 'имя', '"'))
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (source) => {
        expect(shown(escapeTemplate(source))).toBe(source);
        expect(mistakes(escapeTemplate(source))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('T4: a mistake is named with its place, and the text stays as written', () => {
  test.each([
    ['Привет, {имя', 'template-unclosed', 8],
    ['{имя +}', 'expression-incomplete', 6],
    ['{как есть}', 'expression-unexpected', 5],
    ['{если ключ: a | b}', 'expression-unexpected', 14],
    ['{если ключ: a | иначе: b | c}', 'expression-unexpected', 25],
    ['{если : a}', 'expression-incomplete', 6],
    ['{если ключ}', 'expression-unexpected', 1],
    ['{раз два: a | b}', 'expression-unexpected', 4],
    ['{раз: {раз: {раз: a}}}', 'template-too-deep', 12],
  ])('%s', (text, code, at) => {
    expect(mistakes(text)).toEqual([[code, at]]);
  });

  test('the rest of the text is read', () => {
    expect(shown('{имя {имя} {как есть} {нечто} {если имя: a}')).toBe(
      '{имя Аня {как есть} {нечто} {если имя: a}',
    );
  });

  test('any text is shown, or its mistakes are named, and nothing throws', () => {
    const pieces = fc.constantFrom(
      ...'{ } | : если иначе if else раз имя > 3 " « \\ текст'.split(' '),
    );
    const text = fc.oneof(
      fc.array(pieces, { maxLength: 30 }).map((all) => all.join(' ')),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (source) => {
        expect(typeof shown(source)).toBe('string');
        for (const [, at] of mistakes(source)) expect(source[Number(at)] ?? '').toBeDefined();
      }),
      { numRuns: 3000 },
    );
  });
});

describe('T6: what an author writes at an index', () => {
  test.each([
    ['Слова', null],
    ['{золото} и', null],
    ['\\{зол', null],
    ['{', { from: 1, part: 'value' }],
    ['У вас {зол', { from: 7, part: 'value' }],
    ['{если', { from: 1, part: 'value' }],
    ['{если зол', { from: 5, part: 'condition' }],
    ['{if x: да', { from: 6, part: 'text' }],
    ['{if x: да | и', { from: 11, part: 'otherwise' }],
    ['{раз: да | и', { from: 10, part: 'text' }],
    ['{if x: да {зо', { from: 11, part: 'value' }],
    ['{if x: {зо} да', { from: 6, part: 'text' }],
  ])('%s', (text, expected) => {
    expect(openBracesAt(`${text} дальше}`, text.length)).toEqual(expected);
  });
});
