import type { VariableValue } from '../../schema/variable.ts';
import { binding, type Expression, type InfixOperator } from '../../variables/expression.ts';

/** How a program writes expressions. */
export type Dialect = {
  readonly variable: (name: string) => string;
  /** How often the reader has entered the node, this time included. */
  readonly visits: (nodeId: string) => string;
  readonly text: (value: string) => string;
  /** Operators that differ from ours. */
  readonly words: Readonly<Partial<Record<InfixOperator | 'not', string>>>;
  readonly negate: (value: string) => string;
  readonly random: (from: string, to: string) => string;
  /** Division of any two numbers with a fraction as its result. */
  readonly divide: (left: string, right: string) => string;
};

const compound = (part: Expression): boolean => part.kind === 'infix' || part.kind === 'prefix';

/** The expression in the words of another program; brackets stand wherever two operators meet that are not alike. */
export function printDialect(expression: Expression, dialect: Dialect): string {
  const print = (part: Expression): string => printDialect(part, dialect);
  const side = (part: Expression, operator: InfixOperator, isRight: boolean): string => {
    const isAlike =
      part.kind === 'infix' &&
      !isRight &&
      part.operator !== '/' &&
      binding.get(part.operator) === binding.get(operator) &&
      binding.get(operator) !== binding.get('=');
    return compound(part) && !isAlike ? `(${print(part)})` : print(part);
  };
  switch (expression.kind) {
    case 'literal':
      return printValue(expression.value, dialect);
    case 'variable':
      return dialect.variable(expression.name);
    case 'call': {
      const [first, second] = expression.values;
      if (expression.name === 'random' && first && second) {
        return dialect.random(print(first), print(second));
      }
      const visits = dialect.visits(first?.kind === 'literal' ? String(first.value) : '');
      return expression.name === 'visited' ? `(${visits} > 0)` : visits;
    }
    case 'prefix': {
      const value = compound(expression.value)
        ? `(${print(expression.value)})`
        : print(expression.value);
      if (expression.operator === '-') return dialect.negate(value);
      return `${dialect.words.not ?? 'not '}${value}`;
    }
    case 'infix': {
      const { operator } = expression;
      const left = side(expression.left, operator, false);
      const right = side(expression.right, operator, true);
      if (operator === '/') return dialect.divide(left, right);
      return `${left} ${dialect.words[operator] ?? operator} ${right}`;
    }
  }
}

export const printValue = (value: VariableValue, { text }: Pick<Dialect, 'text'>): string =>
  typeof value === 'string' ? text(value) : String(value);
