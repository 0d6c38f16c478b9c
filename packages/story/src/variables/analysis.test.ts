import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expressionArbitrary } from '../testing/expression.arbitrary.ts';
import { successOf } from '../testing/outcome.ts';
import { typedExpression } from '../testing/typedExpression.arbitrary.ts';
import { type Analysis, analyseExpression, type Known } from './analyseExpression.ts';
import { evaluate, type Scope } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { parseExpression } from './parseExpression.ts';
import { contains, numbers, onlyNo, onlyYes, type Range, yesOrNo } from './range.ts';

const parsed = (source: string): Expression => successOf(parseExpression(source));

/** Gold from 0 to 10, a key that may be there, one of two names. */
const ranges = new Map<string, Range>([
  ['gold', numbers(0, 10)],
  ['trust', numbers(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)],
  ['key', yesOrNo],
  ['name', { type: 'text', texts: new Set(['Аня', 'Оля']) }],
]);

const analysed = (source: string) => analyseExpression(parsed(source), (name) => ranges.get(name));

const verdict = (source: string) => {
  const { yes, no, mayFail, mistake } = analysed(source);
  if (mistake) return mistake;
  if (!yes && no) return 'never';
  return yes && !no && !mayFail ? 'always' : 'perhaps';
};

describe('N8: what a condition may be', () => {
  test.each([
    ['gold > 3', 'perhaps'],
    ['gold > 10', 'never'],
    ['gold >= 10', 'perhaps'],
    ['gold < 0', 'never'],
    ['gold + 1 > 0', 'always'],
    ['gold * 2 <= 20', 'always'],
    ['10 / (gold + 1) >= 0', 'always'],
    ['10 / gold >= 0', 'perhaps'],
    ['gold > 3 and gold < 2', 'never'],
    ['gold > 3 or gold <= 3', 'always'],
    ['key and not key', 'never'],
    ['key or not key', 'always'],
    ['key = yes and not key', 'never'],
    ['name = "Ира"', 'never'],
    ['name = "Аня" or name = "Оля"', 'always'],
    ['trust = 1 and trust != 1', 'never'],
    ['trust + 1 > trust', 'perhaps'],
    ['visited("a") and visits("a") = 0', 'never'],
    ['visits("a") >= 0', 'always'],
    ['random(1, 6) > 6', 'never'],
    ['random(1, 6) = 3 and random(1, 6) = 4', 'perhaps'],
    ['(gold = 1 or gold = 2) and gold > 2', 'never'],
    ['gold and key', 'type-mismatch'],
    ['name > "Б"', 'type-mismatch'],
    ['key = 1', 'type-mismatch'],
    ['gold + name = "1"', 'type-mismatch'],
    ['1 / 0 > 3', 'division-by-zero'],
    ['nobody > 3', 'perhaps'],
  ])('%s: %s', (source, expected) => {
    expect(verdict(source)).toBe(expected);
  });
});

const rangeArbitrary = {
  number: fc
    .tuple(fc.integer({ min: -20, max: 20 }), fc.nat(10))
    .map(([low, size]): Range => numbers(low, low + size)),
  boolean: fc.constantFrom(yesOrNo, onlyYes, onlyNo),
  text: fc
    .subarray(['', 'a', 'b'], { minLength: 1 })
    .map((texts): Range => ({ type: 'text', texts: new Set(texts) })),
};

/** A value of a range, by a number from 0 to 1. */
function pick(range: Range, share: number) {
  if (range.type === 'number') return Math.round(range.low + (range.high - range.low) * share) + 0;
  if (range.type === 'boolean') return range.yes && range.no ? share < 0.5 : range.yes;
  const texts = [...(range.texts ?? [])];
  return texts[Math.floor(share * (texts.length - 1e-9))] as string;
}

const world = fc
  .record({
    gold: rangeArbitrary.number,
    trust: rangeArbitrary.number,
    key: rangeArbitrary.boolean,
    open: rangeArbitrary.boolean,
    name: rangeArbitrary.text,
    pass: rangeArbitrary.text,
  })
  .chain((all) =>
    fc.record({
      all: fc.constant(new Map<string, Range>(Object.entries(all))),
      shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
        minLength: 6,
        maxLength: 6,
      }),
      visits: fc.nat(3),
      random: fc.double({ min: 0, max: 0.999, noNaN: true }),
    }),
  );

const holdsIn = (known: Known | null, scope: Scope): boolean =>
  known !== null &&
  [...known].every(([text, range]) => contains(range, successOf(evaluate(parsed(text), scope))));

/** Whether the analysis allows for what evaluation gave. */
function isCovered(result: ReturnType<typeof evaluate>, analysis: Analysis, scope: Scope): boolean {
  const { range, yes, no, mayFail } = analysis;
  if (!result.ok) return mayFail && (result.error.code !== 'type-mismatch' || range === null);
  const { value } = result;
  if (!range) return true;
  if (!contains(range, value)) return false;
  return typeof value !== 'boolean' || holdsIn(value ? yes : no, scope);
}

test('N8: what is said never to be never is, for any expression and any values of the ranges', () => {
  fc.assert(
    fc.property(
      fc.oneof(expressionArbitrary, typedExpression),
      world,
      (expression, { all, shares, visits, random }) => {
        const values = new Map(
          [...all].map(([name, range], at) => [name, pick(range, shares[at] ?? 0)]),
        );
        const scope: Scope = {
          valueOf: (name) => values.get(name),
          visitsOf: () => visits,
          random: () => random,
        };
        const analysis = analyseExpression(expression, (name) => all.get(name));
        expect(isCovered(evaluate(expression, scope), analysis, scope)).toBe(true);
      },
    ),
    { numRuns: 5000 },
  );
});
