import type { Expression, InfixOperator } from '../../variables/expression.ts';
import { printExpression } from '../../variables/printExpression.ts';

/** How a program writes expressions. Whatever a syntax does not name cannot be said in ours. */
export type Syntax = {
  /** A variable; its name is the first group. Sticky. */
  variable: RegExp;
  /** A text in quotes. Sticky. */
  quoted: RegExp;
  /** Operators that are words, `is not` among them, by what they mean. */
  words: Readonly<Record<string, string>>;
  /** Values that are words. */
  values?: Readonly<Record<string, Expression>>;
  /** Whether `=` compares; otherwise it assigns. */
  hasSingleEquals?: boolean;
  /** A function of the program in our terms; null if there is none. */
  call: (name: string, values: readonly Expression[]) => Expression | null;
  /** What `left contains right` means; null if ours cannot say it. */
  contains?: (left: Expression, right: Expression) => Expression | null;
  /** What opens a function in brackets, as Harlowe's `(random: `; its name is the first group. Sticky. */
  bracketCall?: RegExp;
};

export const literal = (value: number | boolean | string): Expression => ({
  kind: 'literal',
  value,
});
export const variable = (name: string): Expression => ({ kind: 'variable', name });
export const infix = (
  operator: InfixOperator,
  left: Expression,
  right: Expression,
): Expression => ({ kind: 'infix', operator, left, right });
export const not = (value: Expression): Expression => ({ kind: 'prefix', operator: 'not', value });

/** Both conditions; null stands for one that always holds. */
export function both(one: Expression | null, other: Expression | null): Expression | null {
  if (!one || !other || printExpression(one) === printExpression(other)) return one ?? other;
  return infix('and', one, other);
}

/** Names the passage in which an expression stands, in `visits`. */
export const ownPassage = '';

/** How often a passage was entered, and whether it was. A passage is named as in its file. */
export const visits = (passage = ownPassage): Expression => ({
  kind: 'call',
  name: 'visits',
  values: [literal(passage)],
});
export const visited = (passage: string): Expression => ({
  kind: 'call',
  name: 'visited',
  values: [literal(passage)],
});
export const random = (from: Expression, to: Expression): Expression => ({
  kind: 'call',
  name: 'random',
  values: [from, to],
});

export const textOfLiteral = (value: Expression | undefined): string | null =>
  value?.kind === 'literal' && typeof value.value === 'string' ? value.value : null;

export const hasRandom = (part: Expression): boolean => {
  if (part.kind === 'call') return part.name === 'random';
  if (part.kind === 'prefix') return hasRandom(part.value);
  return part.kind === 'infix' && (hasRandom(part.left) || hasRandom(part.right));
};
