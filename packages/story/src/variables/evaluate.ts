import { fail, type Result, succeed } from '../result.ts';
import { textValueMaximum, type VariableValue } from '../schema/variable.ts';
import type { Problem, ProblemCode } from '../validation/problem.ts';
import type { Expression, InfixOperator } from './expression.ts';

/** What an expression can see. */
export type Scope = {
  /** The value of the variable of this name; undefined if there is none. */
  valueOf(name: string): VariableValue | undefined;
  /** How often the reader has entered a node. */
  visitsOf(nodeId: string): number;
  /** The next number of this reading from 0 to 1, without 1. */
  random(): number;
};

type Evaluated = Result<VariableValue, Problem>;

const wrong = (code: ProblemCode): Evaluated => fail({ code, place: {} });

const finite = (value: number): Evaluated =>
  Number.isFinite(value) ? succeed(value + 0) : wrong('value-too-large');

/** The value of two values; a mistake is a Problem. */
export function calculate(
  operator: Exclude<InfixOperator, 'and' | 'or'>,
  left: VariableValue,
  right: VariableValue,
): Evaluated {
  if (typeof left !== typeof right) return wrong('type-mismatch');
  if (operator === '=') return succeed(left === right);
  if (operator === '!=') return succeed(left !== right);
  if (operator === '+' && typeof left === 'string') {
    const text = left + right;
    return text.length > textValueMaximum ? wrong('value-too-large') : succeed(text);
  }
  if (typeof left !== 'number' || typeof right !== 'number') return wrong('type-mismatch');
  switch (operator) {
    case '<':
      return succeed(left < right);
    case '<=':
      return succeed(left <= right);
    case '>':
      return succeed(left > right);
    case '>=':
      return succeed(left >= right);
    case '+':
      return finite(left + right);
    case '-':
      return finite(left - right);
    case '*':
      return finite(left * right);
    case '/':
      return right === 0 ? wrong('division-by-zero') : finite(left / right);
  }
}

function call(name: string, [first, second]: readonly VariableValue[], scope: Scope): Evaluated {
  if (name === 'random') {
    if (typeof first !== 'number' || typeof second !== 'number') return wrong('type-mismatch');
    const low = Math.round(Math.min(first, second));
    const high = Math.round(Math.max(first, second));
    return finite(low + Math.floor(scope.random() * (high - low + 1)));
  }
  if (typeof first !== 'string') return wrong('type-mismatch');
  const visits = scope.visitsOf(first);
  return succeed(name === 'visits' ? visits : visits > 0);
}

/** The value of an expression; a mistake is a Problem, never an exception. */
export function evaluate(expression: Expression, scope: Scope): Evaluated {
  switch (expression.kind) {
    case 'literal':
      return succeed(expression.value);
    case 'variable': {
      const value = scope.valueOf(expression.name);
      return value === undefined ? wrong('variable-unknown') : succeed(value);
    }
    case 'call': {
      const values: VariableValue[] = [];
      for (const part of expression.values) {
        const evaluated = evaluate(part, scope);
        if (!evaluated.ok) return evaluated;
        values.push(evaluated.value);
      }
      return call(expression.name, values, scope);
    }
    case 'prefix': {
      const { operator } = expression;
      const evaluated = evaluate(expression.value, scope);
      if (!evaluated.ok) return evaluated;
      const { value } = evaluated;
      if (operator === 'not' && typeof value === 'boolean') return succeed(!value);
      return operator === '-' && typeof value === 'number'
        ? finite(-value)
        : wrong('type-mismatch');
    }
    case 'infix': {
      const { operator } = expression;
      const left = evaluate(expression.left, scope);
      if (!left.ok) return left;
      if (operator === 'and' || operator === 'or') {
        if (typeof left.value !== 'boolean') return wrong('type-mismatch');
        if (left.value === (operator === 'or')) return left;
        const right = evaluate(expression.right, scope);
        return right.ok && typeof right.value !== 'boolean' ? wrong('type-mismatch') : right;
      }
      const right = evaluate(expression.right, scope);
      return right.ok ? calculate(operator, left.value, right.value) : right;
    }
  }
}
