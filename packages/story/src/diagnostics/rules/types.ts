import type { AdviceCode, ProblemPlace } from '../../validation/problem.ts';
import { analyseExpression, type RangeOf } from '../../variables/analyseExpression.ts';
import type { Expression } from '../../variables/expression.ts';
import type { Range } from '../../variables/range.ts';
import type { VariableReport } from '../../variables/variableUses.ts';

type Type = Range['type'];

/** Whether an effect can change a variable of this type with a value of that one. */
function fits(kind: string, variable: Type, value: Type | undefined): boolean {
  switch (kind) {
    case 'set':
      return value === undefined || value === variable;
    case 'add':
      return variable !== 'boolean' && (value === undefined || value === variable);
    case 'take':
      return variable === 'number' && (value === undefined || value === variable);
    case 'toggle':
      return variable === 'boolean';
    case 'ask':
      return variable !== 'boolean';
    default:
      return true;
  }
}

type Mistake = { readonly code: AdviceCode; readonly place: ProblemPlace };

/** Where types are mixed, or a number is divided by zero, before anyone plays (SPEC V22). */
export function mistypedPlaces(
  { conditions, tests, shown, effects }: VariableReport,
  rangeOf: RangeOf,
): Mistake[] {
  const found: Mistake[] = [];
  const read = (expression: Expression, place: ProblemPlace): Type | undefined => {
    const { range, mistake } = analyseExpression(expression, rangeOf);
    if (mistake) found.push({ code: mistake as AdviceCode, place });
    return range?.type;
  };
  for (const { expression, place } of [...conditions, ...tests]) {
    const type = read(expression, place);
    if (type && type !== 'boolean') found.push({ code: 'type-mismatch', place });
  }
  for (const { expression, place } of shown) read(expression, place);
  for (const { effect, value, place } of effects) {
    const type = value ? read(value, place) : undefined;
    const variable = rangeOf(effect.variable)?.type;
    if (variable && !fits(effect.kind, variable, type))
      found.push({ code: 'type-mismatch', place });
  }
  return found;
}
