import type { VariableValue } from '../schema/variable.ts';
import type { Expression } from '../variables/expression.ts';

/** What the expressions of a story depend on besides values, and the values that they name. */
export type ExpressionFacts = {
  readonly usesRandom: boolean;
  /** The nodes whose visits count; null if a node is named by more than a plain text. */
  readonly visitedIds: ReadonlySet<string> | null;
  /** Numbers and texts that stand in expressions, by the names of the variables that stand with them. */
  readonly literals: ReadonlyMap<string, ReadonlySet<VariableValue>>;
};

export function expressionFacts(expressions: readonly Expression[]): ExpressionFacts {
  let usesRandom = false;
  let visitedIds: Set<string> | null = new Set();
  const literals = new Map<string, Set<VariableValue>>();
  for (const expression of expressions) {
    const names = new Set<string>();
    const values = new Set<VariableValue>();
    const look = (part: Expression): void => {
      if (part.kind === 'literal') values.add(part.value);
      else if (part.kind === 'variable') names.add(part.name);
      else if (part.kind === 'prefix') look(part.value);
      else if (part.kind === 'infix') {
        look(part.left);
        look(part.right);
      } else if (part.name === 'random') {
        usesRandom = true;
        part.values.forEach(look);
      } else {
        const [node] = part.values;
        if (node?.kind === 'literal' && typeof node.value === 'string') visitedIds?.add(node.value);
        else visitedIds = null;
      }
    };
    look(expression);
    for (const name of names) {
      const known = literals.get(name) ?? new Set();
      for (const value of values) known.add(value);
      literals.set(name, known);
    }
  }
  return { usesRandom, visitedIds, literals };
}
