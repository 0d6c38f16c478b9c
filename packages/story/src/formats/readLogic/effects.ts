import type { Effect } from '../../schema/variable.ts';
import type { Expression } from '../../variables/expression.ts';
import type { Change } from './parseLogic.ts';
import { expressionText } from './shownPart.ts';
import { infix } from './syntax.ts';
import { type Names, negated, typed } from './typed.ts';

/** A change as an effect; null if its value does not fit its variable. */
export function plainEffect(
  { variable: source, kind, value }: Change,
  names: Names,
): Effect | null {
  const type = names.typeOf(source);
  const given = typed(value, names);
  const text = given && expressionText(given.value);
  if (type === undefined || text === null || given?.type !== type) return null;
  if (kind !== 'set' && (type === 'boolean' || (kind === 'take' && type === 'text'))) return null;
  return { kind, variable: names.nameOf(source), value: text };
}

/** What a variable that is yes or no becomes if a condition holds, and stays if it does not. */
export function guardedValue(own: Expression, value: Expression, guard: Expression): Expression {
  if (value.kind !== 'literal') {
    return infix('or', infix('and', guard, value), infix('and', negated(guard), own));
  }
  return value.value === true ? infix('or', guard, own) : infix('and', negated(guard), own);
}
