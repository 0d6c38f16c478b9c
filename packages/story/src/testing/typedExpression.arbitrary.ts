import fc from 'fast-check';
import type { Expression } from '../variables/expression.ts';

const variable = (...names: string[]) =>
  fc.constantFrom(...names).map((name): Expression => ({ kind: 'variable', name }));

const literal = (...values: (number | boolean | string)[]) =>
  fc.constantFrom(...values).map((value): Expression => ({ kind: 'literal', value }));

type Infix = Extract<Expression, { kind: 'infix' }>;

const infix = (
  operators: Infix['operator'][],
  left: fc.Arbitrary<Expression>,
  right: fc.Arbitrary<Expression>,
): fc.Arbitrary<Expression> =>
  fc.record({
    kind: fc.constant('infix' as const),
    operator: fc.constantFrom(...operators),
    left,
    right,
  });

const call = (name: 'visited' | 'visits' | 'random', ...values: fc.Arbitrary<Expression>[]) =>
  fc.tuple(...values).map((given): Expression => ({ kind: 'call', name, values: given }));

const prefix = (operator: 'not' | '-', value: fc.Arbitrary<Expression>) =>
  value.map((given): Expression => ({ kind: 'prefix', operator, value: given }));

const depth = { maxDepth: 4, depthSize: 'medium' } as const;

/** Conditions without mixed types, over gold and trust, key and open, name and pass. */
export const typedExpression: fc.Arbitrary<Expression> = fc.letrec<
  Record<'number' | 'boolean' | 'text', Expression>
>((tie) => ({
  number: fc.oneof(
    depth,
    variable('gold', 'trust'),
    literal(0, 1, 2, 3, 10, 0.5),
    call('visits', literal('a')),
    infix(['+', '-', '*', '/'], tie('number'), tie('number')),
    call('random', tie('number'), tie('number')),
    prefix('-', tie('number')),
  ),
  text: fc.oneof(
    depth,
    variable('name', 'pass'),
    literal('', 'a', 'b'),
    infix(['+'], tie('text'), tie('text')),
  ),
  boolean: fc.oneof(
    depth,
    variable('key', 'open'),
    call('visited', literal('a')),
    infix(['<', '<=', '>', '>=', '=', '!='], tie('number'), tie('number')),
    infix(['=', '!='], tie('text'), tie('text')),
    infix(['=', '!='], tie('boolean'), tie('boolean')),
    infix(['and', 'or'], tie('boolean'), tie('boolean')),
    prefix('not', tie('boolean')),
    literal(true, false),
  ),
})).boolean;
