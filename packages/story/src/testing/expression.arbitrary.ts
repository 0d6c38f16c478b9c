import fc from 'fast-check';
import type { Expression } from '../variables/expression.ts';

const name = fc.constantFrom('золото', 'gold', '金', 'имя_героя', 'x1', 'café');

const value = fc.oneof(
  fc.nat(),
  fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.boolean(),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('n0', 'n1', '"', '\\'),
);

/** Any expression that fits into the bounds. */
export const expressionArbitrary: fc.Arbitrary<Expression> = fc.letrec<{ any: Expression }>(
  (tie) => ({
    any: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.record({ kind: fc.constant('literal'), value }),
      fc.record({ kind: fc.constant('variable'), name }),
      fc.record({
        kind: fc.constant('call'),
        name: fc.constantFrom('visited', 'visits'),
        values: fc.tuple(tie('any')),
      }),
      fc.record({
        kind: fc.constant('call'),
        name: fc.constant('random'),
        values: fc.tuple(tie('any'), tie('any')),
      }),
      fc.record({
        kind: fc.constant('prefix'),
        operator: fc.constantFrom('not', '-'),
        value: tie('any'),
      }),
      fc.record({
        kind: fc.constant('infix'),
        operator: fc.constantFrom('or', 'and', '=', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/'),
        left: tie('any'),
        right: tie('any'),
      }),
    ) as fc.Arbitrary<Expression>,
  }),
).any;

const piece = fc.oneof(
  fc.constantFrom(
    ...'( ) + - * / = != < <= ≥ « » " , \\ и или не and or not да no visited random 3 0.5 1e999'.split(
      ' ',
    ),
  ),
  name,
  fc.string({ maxLength: 3 }),
);

/** Texts that are almost expressions. */
export const expressionText: fc.Arbitrary<string> = fc.oneof(
  fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
