import type { VariableValue } from '../schema/variable.ts';
import type { Expression } from './expression.ts';

export const comparisons = ['=', '!=', '<', '<=', '>', '>='] as const;

export type Comparison = (typeof comparisons)[number];

/** One thing that a condition asks for. */
export type ConditionRow =
  /** A variable of type boolean is yes, or no. */
  | { readonly kind: 'is'; readonly name: string; readonly yes: boolean }
  | {
      readonly kind: 'compare';
      readonly name: string;
      readonly comparison: Comparison;
      readonly value: Operand;
    }
  /** The reader has entered the node, or has not. */
  | { readonly kind: 'visited'; readonly nodeId: string; readonly yes: boolean };

export type Joint = 'and' | 'or';

/** Rows that a condition asks for all of, or any of. A group in it has the other joint. */
export type ConditionRows = {
  readonly joint: Joint;
  readonly rows: readonly (ConditionRow | ConditionGroup)[];
};

export type ConditionGroup = { readonly kind: 'group'; readonly rows: readonly ConditionRow[] };

export const otherJoint = (joint: Joint): Joint => (joint === 'and' ? 'or' : 'and');

function rowOf(expression: Expression): ConditionRow | null {
  switch (expression.kind) {
    case 'variable':
      return { kind: 'is', name: expression.name, yes: true };
    case 'call': {
      const [node] = expression.values;
      const isNode = node?.kind === 'literal' && typeof node.value === 'string';
      return expression.name === 'visited' && isNode
        ? { kind: 'visited', nodeId: node.value as string, yes: true }
        : null;
    }
    case 'prefix': {
      const row = expression.operator === 'not' ? rowOf(expression.value) : null;
      return row && row.kind !== 'compare' ? { ...row, yes: !row.yes } : null;
    }
    case 'infix': {
      const { left, right } = expression;
      const comparison = comparisons.find((known) => known === expression.operator);
      const value = comparison && operandOf(right);
      if (left.kind !== 'variable' || !comparison || value === undefined) return null;
      const { name } = left;
      if (typeof value !== 'boolean') return { kind: 'compare', name, comparison, value };
      if (comparison === '=') return { kind: 'is', name, yes: value };
      return comparison === '!=' ? { kind: 'is', name, yes: !value } : null;
    }
    case 'literal':
      return null;
  }
}

/** The parts that a joint joins, from left to right, however they are bracketed. */
function partsOf(expression: Expression, joint: Joint): readonly Expression[] {
  const parts: Expression[] = [];
  const waiting = [expression];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (part.kind === 'infix' && part.operator === joint) waiting.push(part.right, part.left);
    else parts.push(part);
  }
  return parts;
}

function groupOf(expression: Expression, joint: Joint): ConditionGroup | null {
  const rows = partsOf(expression, joint).map(rowOf);
  return rows.length > 1 && rows.every((row) => row !== null) ? { kind: 'group', rows } : null;
}

/** The condition as rows; null where rows cannot show it (SPEC N5, N6). */
export function conditionRows(expression: Expression): ConditionRows | null {
  const joint = expression.kind === 'infix' && expression.operator === 'or' ? 'or' : 'and';
  const rows = partsOf(expression, joint).map(
    (part) => rowOf(part) ?? groupOf(part, otherJoint(joint)),
  );
  return rows.every((row) => row !== null) ? { joint, rows } : null;
}

const not = (value: Expression): Expression => ({ kind: 'prefix', operator: 'not', value });

function rowExpression(row: ConditionRow): Expression {
  switch (row.kind) {
    case 'is': {
      const variable: Expression = { kind: 'variable', name: row.name };
      return row.yes ? variable : not(variable);
    }
    case 'compare':
      return {
        kind: 'infix',
        operator: row.comparison,
        left: { kind: 'variable', name: row.name },
        right: operandExpression(row.value),
      };
    case 'visited': {
      const visited: Expression = {
        kind: 'call',
        name: 'visited',
        values: [{ kind: 'literal', value: row.nodeId }],
      };
      return row.yes ? visited : not(visited);
    }
  }
}

function join(parts: readonly Expression[], operator: Joint): Expression | null {
  const [first, ...more] = parts;
  return first
    ? more.reduce((left, right) => ({ kind: 'infix', operator, left, right }), first)
    : null;
}

/** The expression of rows; null without any (SPEC N5). */
export const rowsExpression = ({ joint, rows }: ConditionRows): Expression | null =>
  join(
    rows.flatMap((row) =>
      row.kind === 'group'
        ? (join(row.rows.map(rowExpression), otherJoint(joint)) ?? [])
        : rowExpression(row),
    ),
    joint,
  );

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
