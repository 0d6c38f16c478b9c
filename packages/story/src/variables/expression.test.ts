import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expressionArbitrary, expressionText } from '../testing/expression.arbitrary.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { evaluate, type Scope } from './evaluate.ts';
import { expressionMaximum } from './expression.ts';
import { parseExpression } from './parseExpression.ts';
import { canonicalExpression, printExpression } from './printExpression.ts';

const values = new Map<string, number | boolean | string>([
  ['золото', 5],
  ['gold', 5],
  ['ключ', true],
  ['имя', 'Аня'],
]);

const scope: Scope = {
  valueOf: (name) => values.get(name),
  visitsOf: (nodeId) => (nodeId === 'cave' ? 2 : 0),
  random: () => 0.5,
};

const evaluated = (source: string) => evaluate(successOf(parseExpression(source)), scope);
const resultOf = (source: string) => successOf(evaluated(source));
const mistakeIn = (source: string) => {
  const { code, place } = failureOf(parseExpression(source));
  return [code, place.at];
};

describe('N1: the language', () => {
  test.each([
    ['1 + 2 * 3 - 4 / 2', 5],
    ['(1 + 2) * 3', 9],
    ['-золото + 1', -4],
    ['золото > 3 и ключ', true],
    ['gold > 3 and not ключ', false],
    ['не ключ или золото = 5', true],
    ['ИМЯ = «Аня»', undefined],
    ['имя = «Аня»', true],
    ['имя + "!"', 'Аня!'],
    ['имя != "Оля"', true],
    ['золото ≥ 5 и 2 × 3 ≠ 7', true],
    ['посещали("cave")', true],
    ['visits("cave") = 2', true],
    ['visited("sea")', false],
    ['случайно(1, 6)', 4],
    ['random(6, 1)', 4],
    ['да', true],
    ['1e3 + 0.5', 1000.5],
    ['no and unknown', false],
  ])('%s', (source, value) => {
    const result = evaluated(source);
    expect(result.ok ? result.value : undefined).toBe(value);
  });

  test('names of any script, in one normal form', () => {
    expect(parseExpression('cafe\u0301')).toEqual(parseExpression('café'));
    expect(successOf(parseExpression('金'))).toEqual({ kind: 'variable', name: '金' });
  });
});

describe('N2: a mistake is named with its place', () => {
  test.each([
    ['', 'expression-incomplete', 0],
    ['золото >', 'expression-incomplete', 8],
    ['золото 3', 'expression-unexpected', 7],
    ['3 ? 4', 'expression-unexpected', 2],
    ['(1 + 2', 'expression-unclosed', 0],
    ['имя = "Аня', 'expression-unclosed', 6],
    ['имя = «Аня', 'expression-unclosed', 6],
    ['visited()', 'expression-arguments', 0],
    ['random(1)', 'expression-arguments', 0],
    ['visits', 'expression-arguments', 0],
    ['1e999', 'value-too-large', 0],
    ['1 если 2', 'expression-unexpected', 2],
    [`${'('.repeat(40)}1${')'.repeat(40)}`, 'expression-too-deep', 33],
    ['1 '.repeat(600), 'expression-too-long', 1000],
  ])('%s', (source, code, at) => {
    expect(mistakeIn(source)).toEqual([code, at]);
  });

  test('N2: any text parses or names its mistake, and nothing throws', () => {
    fc.assert(
      fc.property(expressionText, (source) => {
        const parsed = parseExpression(source);
        if (parsed.ok) return;
        expect(parsed.error.place.at).toBeGreaterThanOrEqual(0);
        expect(parsed.error.place.at).toBeLessThanOrEqual(source.length);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('N3: the canonical form', () => {
  test.each([
    ['не  (ключ)', 'not ключ', 'не ключ'],
    ['а и (б или в)', 'а and (б or в)', 'а и (б или в)'],
    ['1-(2-3)', '1 - (2 - 3)', '1 - (2 - 3)'],
    ['«кот» == имя', '"кот" = имя', '"кот" = имя'],
    ['посещали("a")', 'visited("a")', 'посещали("a")'],
    ['x = не ключ', 'x = (not ключ)', 'x = (не ключ)'],
  ])('%s', (source, canonical, russian) => {
    expect(successOf(canonicalExpression(source))).toBe(canonical);
    expect(printExpression(successOf(parseExpression(source)), 'ru')).toBe(russian);
    expect(parseExpression(russian)).toEqual(parseExpression(canonical));
  });

  test('what is printed in either language is read as the same expression', () => {
    fc.assert(
      fc.property(expressionArbitrary, fc.constantFrom('ru', 'en'), (expression, locale) => {
        const text = printExpression(expression, locale);
        fc.pre(text.length <= expressionMaximum);
        expect(successOf(parseExpression(text))).toEqual(expression);
      }),
      { numRuns: 2000 },
    );
  });

  test('the canonical form of a canonical form is itself', () => {
    fc.assert(
      fc.property(expressionArbitrary, (expression) => {
        const canonical = canonicalExpression(printExpression(expression, 'ru'));
        fc.pre(canonical.ok);
        expect(canonicalExpression(canonical.value)).toEqual(canonical);
      }),
      { numRuns: 3000 },
    );
  });

  test('brackets that the printer adds keep the depth within its bound', () => {
    const deep = `${'1 + not '.repeat(16)}x`;
    expect(canonicalExpression(deep).ok).toBe(true);
    const canonical = successOf(canonicalExpression(deep));
    expect(canonicalExpression(canonical)).toEqual({ ok: true, value: canonical });
    expect(mistakeIn(`${'1 + not '.repeat(17)}x`)[0]).toBe('expression-too-deep');
  });
});

describe('N4: evaluation is total', () => {
  test.each([
    ['1 / 0', 'division-by-zero'],
    ['1e308 * 10', 'value-too-large'],
    ['random(-1e308, 1e308)', 'value-too-large'],
    ['золото + имя', 'type-mismatch'],
    ['имя < "Б"', 'type-mismatch'],
    ['золото и ключ', 'type-mismatch'],
    ['ключ и золото', 'type-mismatch'],
    ['не золото', 'type-mismatch'],
    ['-имя', 'type-mismatch'],
    ['visits(3)', 'type-mismatch'],
    ['random("а", 3)', 'type-mismatch'],
    ['нечто + 1', 'variable-unknown'],
  ])('%s', (source, code) => {
    expect(failureOf(evaluated(source)).code).toBe(code);
  });

  test('a text does not outgrow its bound', () => {
    const long = { ...scope, valueOf: () => 'x'.repeat(600) };
    const sum = successOf(parseExpression('a + a'));
    expect(failureOf(evaluate(sum, long)).code).toBe('value-too-large');
  });

  test('any expression has a value of a known type, or a Problem', () => {
    fc.assert(
      fc.property(expressionArbitrary, (expression) => {
        const result = evaluate(expression, scope);
        fc.pre(result.ok);
        const { value } = result;
        const isSound =
          typeof value !== 'number' || (Number.isFinite(value) && !Object.is(value, -0));
        expect([typeof value, isSound]).toEqual([
          expect.stringMatching(/number|boolean|string/),
          true,
        ]);
      }),
      { numRuns: 2000 },
    );
  });
});

test('N1: values of a comparison keep their order', () => {
  expect(['3 < 4', '4 <= 4', '5 > 6', '7 >= 7'].map(resultOf)).toEqual([true, true, false, true]);
});
