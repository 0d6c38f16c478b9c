import type { VariableType } from '../../schema/variable.ts';
import type { Expression } from '../../variables/expression.ts';
import { infix, literal, not, ownPassage, textOfLiteral } from './syntax.ts';

/** What expressions of a story are read against. */
export type Names = {
  typeOf: (name: string) => VariableType | undefined;
  /** The name that the variable has in our story. */
  nameOf: (name: string) => string;
  /** The id of a passage by its name; the empty name is the passage itself. */
  idOf: (passage: string) => string | null;
};

export type Typed = { type: VariableType; value: Expression };

const ordering = new Set(['<', '<=', '>', '>=']);

export const typeOfValue = (value: unknown): VariableType =>
  typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text';

/**
 * An expression in which every part has the type that ours asks for, with our names; null where a program
 * would convert a value and ours would refuse it.
 */
export function typed(expression: Expression, names: Names): Typed | null {
  switch (expression.kind) {
    case 'literal':
      return { type: typeOfValue(expression.value), value: expression };
    case 'variable': {
      const type = names.typeOf(expression.name);
      return type
        ? { type, value: { kind: 'variable', name: names.nameOf(expression.name) } }
        : null;
    }
    case 'call':
      return typedCall(expression, names);
    case 'prefix': {
      if (expression.operator === 'not') {
        const value = asCondition(expression.value, names);
        return value && { type: 'boolean', value: negated(value) };
      }
      const value = typed(expression.value, names);
      return value?.type === 'number'
        ? { type: 'number', value: { ...expression, value: value.value } }
        : null;
    }
    case 'infix': {
      const { operator } = expression;
      if (operator === 'and' || operator === 'or') {
        const left = asCondition(expression.left, names);
        const right = asCondition(expression.right, names);
        return left && right && { type: 'boolean', value: infix(operator, left, right) };
      }
      const left = typed(expression.left, names);
      const right = typed(expression.right, names);
      if (!left || !right || left.type !== right.type) return null;
      const value = infix(operator, left.value, right.value);
      if (operator === '=' || operator === '!=') return { type: 'boolean', value };
      if (operator === '+' && left.type === 'text') return { type: 'text', value };
      if (left.type !== 'number') return null;
      return { type: ordering.has(operator) ? 'boolean' : 'number', value };
    }
  }
}

function typedCall(expression: Extract<Expression, { kind: 'call' }>, names: Names): Typed | null {
  if (expression.name === 'random') {
    const values = expression.values.map((value) => typed(value, names));
    if (values.some((value) => value?.type !== 'number')) return null;
    const inner = values.flatMap((value) => (value ? [value.value] : []));
    return { type: 'number', value: { ...expression, values: inner } };
  }
  const id = names.idOf(textOfLiteral(expression.values[0]) ?? ownPassage);
  if (id === null) return null;
  return {
    type: expression.name === 'visits' ? 'number' : 'boolean',
    value: { ...expression, values: [literal(id)] },
  };
}

const opposites: Readonly<Record<string, '=' | '!=' | '<' | '<=' | '>' | '>='>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

/** The opposite of a condition, as an author would write it. */
export function negated(condition: Expression): Expression {
  if (condition.kind === 'prefix' && condition.operator === 'not') return condition.value;
  if (condition.kind === 'literal') return literal(condition.value !== true);
  const opposite = condition.kind === 'infix' ? opposites[condition.operator] : undefined;
  return condition.kind === 'infix' && opposite
    ? { ...condition, operator: opposite }
    : not(condition);
}

/** An expression as a condition: a number other than 0 and a text that is not empty hold. */
export function asCondition(expression: Expression, names: Names): Expression | null {
  const value = typed(expression, names);
  if (!value) return null;
  if (value.type === 'boolean') return value.value;
  if (value.value.kind === 'literal') return literal(Boolean(value.value.value));
  if (value.value.kind === 'call' && value.value.name === 'visits') {
    return { ...value.value, name: 'visited' };
  }
  return infix('!=', value.value, literal(value.type === 'number' ? 0 : ''));
}
