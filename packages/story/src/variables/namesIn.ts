import type { Expression } from './expression.ts';

/** The names of variables in an expression. */
export function namesIn(expression: Expression, names = new Set<string>()): ReadonlySet<string> {
  if (expression.kind === 'variable') names.add(expression.name);
  if (expression.kind === 'call') for (const value of expression.values) namesIn(value, names);
  if (expression.kind === 'prefix') namesIn(expression.value, names);
  if (expression.kind === 'infix') {
    namesIn(expression.left, names);
    namesIn(expression.right, names);
  }
  return names;
}
