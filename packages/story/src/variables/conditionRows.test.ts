import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expressionArbitrary, expressionText } from '../testing/expression.arbitrary.ts';
import { successOf } from '../testing/outcome.ts';
import {
  type ConditionRow,
  type ConditionRows,
  comparisons,
  conditionRows,
  type Operand,
  rowsExpression,
} from './conditionRows.ts';
import { evaluate, type Scope } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { expressionPieces } from './expressionWords.ts';
import { parseExpression } from './parseExpression.ts';
import { printExpression } from './printExpression.ts';

const name = fc.constantFrom('золото', 'ключ', 'имя', 'unknown');

const operand: fc.Arbitrary<Operand> = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.record({ name }),
);

const row: fc.Arbitrary<ConditionRow> = fc.oneof(
  fc.record({ kind: fc.constant('is' as const), name, yes: fc.boolean() }),
  fc.record({
    kind: fc.constant('compare' as const),
    name,
    comparison: fc.constantFrom(...comparisons),
    value: operand,
  }),
  fc.record({
    kind: fc.constant('visited' as const),
    nodeId: fc.constantFrom('cave', 'sea', '"\\'),
    yes: fc.boolean(),
  }),
);

const group = fc.record({
  kind: fc.constant('group' as const),
  rows: fc.array(row, { minLength: 2, maxLength: 4 }),
});

/** Rows that an expression holds: one row is joined by nothing. */
const rowsArbitrary: fc.Arbitrary<ConditionRows> = fc.oneof(
  row.map((one) => ({ joint: 'and' as const, rows: [one] })),
  fc.record({
    joint: fc.constantFrom('and' as const, 'or' as const),
    rows: fc.array(fc.oneof(row, group), { minLength: 2, maxLength: 6 }),
  }),
);

const values = new Map<string, number | boolean | string>([
  ['золото', 5],
  ['gold', 5],
  ['x1', true],
  ['ключ', true],
  ['имя', 'Аня'],
]);

const scope: Scope = {
  valueOf: (one) => values.get(one),
  visitsOf: (nodeId) => (nodeId === 'n0' ? 2 : 0),
  random: () => 0.5,
};

/** Whether a condition holds; one with a mistake does not. */
function holds(expression: Expression): boolean {
  const result = evaluate(expression, scope);
  return result.ok && result.value === true;
}

const parse = (source: string) => successOf(parseExpression(source));
const rowsOf = (source: string) => conditionRows(parse(source));

describe('N5: conditions as rows', () => {
  test('N5: rows, written down and read again, are the same rows', () => {
    fc.assert(
      fc.property(rowsArbitrary, (rows) => {
        const expression = rowsExpression(rows);
        const source = expression ? printExpression(expression) : '';
        fc.pre(source.length <= 1000);
        expect(rowsOf(source)).toEqual(rows);
      }),
      { numRuns: 1000 },
    );
  });

  test('N5: a group with the other joint', () => {
    expect(rowsOf('золото > 3 и (ключ или имя = «Аня»)')).toEqual({
      joint: 'and',
      rows: [
        { kind: 'compare', name: 'золото', comparison: '>', value: 3 },
        {
          kind: 'group',
          rows: [
            { kind: 'is', name: 'ключ', yes: true },
            { kind: 'compare', name: 'имя', comparison: '=', value: 'Аня' },
          ],
        },
      ],
    });
  });

  test('N5: no rows are no condition', () => {
    expect(rowsExpression({ joint: 'and', rows: [] })).toBeNull();
    const empty = { joint: 'or', rows: [{ kind: 'group', rows: [] }] } as const;
    expect(rowsExpression(empty)).toBeNull();
  });
});

describe('N6: what rows can show', () => {
  test.each([
    ['ключ = да', 'ключ'],
    ['не (ключ = да)', 'not ключ'],
    ['ключ != да и (золото > -2 и not not ключ)', 'not ключ and золото > -2 and ключ'],
    ['не посещали("cave")', 'not visited("cave")'],
  ])('%s', (source, shown) => {
    const rows = rowsOf(source);
    const expression = rows && rowsExpression(rows);
    expect(expression && printExpression(expression)).toBe(shown);
  });

  test.each([
    'золото + 1 > 3',
    'visits("cave") > 2',
    'ключ и (золото > 3 или (ключ и имя = "Аня"))',
    'не (ключ и золото > 3)',
    'ключ < да',
    'да',
    '3 < золото',
  ])('%s is shown by no rows', (source) => {
    expect(rowsOf(source)).toBeNull();
  });

  test('N6: rows of an expression mean the same', () => {
    let shown = 0;
    const joined = fc
      .array(expressionArbitrary, { minLength: 1, maxLength: 3 })
      .chain((parts) =>
        fc
          .constantFrom('and' as const, 'or' as const)
          .map((operator) =>
            parts.reduce((left, right): Expression => ({ kind: 'infix', operator, left, right })),
          ),
      );
    fc.assert(
      fc.property(joined, (expression) => {
        const rows = conditionRows(expression);
        if (!rows) return;
        shown += 1;
        const written = rowsExpression(rows);
        expect(written && holds(written)).toBe(holds(expression));
      }),
      { numRuns: 5000 },
    );
    expect(shown).toBeGreaterThan(100);
  });
});

describe('N7: pieces', () => {
  const kindsOf = (source: string) =>
    expressionPieces(source).map(({ kind, from, to }) => [kind, source.slice(from, to)]);

  test('N7: also of a text with mistakes', () => {
    expect(kindsOf('золото ≥ 3 и 🗝 имя = «Аня')).toEqual([
      ['name', 'золото'],
      ['sign', '≥'],
      ['number', '3'],
      ['keyword', 'и'],
      ['other', '🗝'],
      ['name', 'имя'],
      ['sign', '='],
      ['text', '«Аня'],
    ]);
  });

  test('N7: pieces stand in order and leave out nothing but spaces', () => {
    fc.assert(
      fc.property(expressionText, (source) => {
        let end = 0;
        for (const { from, to } of expressionPieces(source)) {
          expect(source.slice(end, from).trim()).toBe('');
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(source.slice(end).trim()).toBe('');
      }),
      { numRuns: 2000 },
    );
  });
});
