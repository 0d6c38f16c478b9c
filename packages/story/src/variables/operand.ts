import type { VariableValue } from '../schema/variable.ts';
import type { Expression } from './expression.ts';

/** A value that a row shows: one that is written down, or that of a variable. */
export type Operand = VariableValue | { readonly name: string };

/** The value that an expression is; undefined if it has to be computed (SPEC N5). */
export function operandOf(expression: Expression): Operand | undefined {
  if (expression.kind === 'literal') return expression.value;
  if (expression.kind === 'variable') return { name: expression.name };
  const { kind } = expression;
  if (kind !== 'prefix' || expression.operator !== '-') return undefined;
  const { value } = expression;
  const isNumber = value.kind === 'literal' && typeof value.value === 'number';
  // JSON has no negative zero.
  return isNumber ? 0 - (value.value as number) : undefined;
}

/** The expression of a value. */
export function operandExpression(operand: Operand): Expression {
  if (typeof operand === 'object') return { kind: 'variable', name: operand.name };
  if (typeof operand === 'number' && operand < 0) {
    return { kind: 'prefix', operator: '-', value: { kind: 'literal', value: -operand } };
  }
  return { kind: 'literal', value: operand };
}
