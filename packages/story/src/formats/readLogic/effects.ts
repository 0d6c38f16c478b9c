import type { Effect } from '../../schema/variable.ts';
import type { Expression } from '../../variables/expression.ts';
import type { Change } from './parseLogic.ts';
import { expressionText } from './shownPart.ts';
import { infix, literal, ownPassage, textOfLiteral } from './syntax.ts';
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

/**
 * An expression that a link reads before its target is entered, as ours reads it: behind the visit. There the visits
 * of the target are one more.
 */
function behindVisit(part: Expression, isTarget: (passage: string) => boolean): Expression {
  const inner = (other: Expression): Expression => behindVisit(other, isTarget);
  const isShifted = (call: Expression): boolean =>
    call.kind === 'call' &&
    call.name !== 'random' &&
    isTarget(textOfLiteral(call.values[0]) ?? ownPassage);
  if (part.kind === 'prefix') return { ...part, value: inner(part.value) };
  if (part.kind === 'call') {
    if (!isShifted(part)) return { ...part, values: part.values.map(inner) };
    const visits: Expression = { ...part, name: 'visits' };
    return part.name === 'visited'
      ? infix('>', visits, literal(1))
      : infix('-', visits, literal(1));
  }
  if (part.kind !== 'infix') return part;
  const { left, right, operator } = part;
  const isOneMore = operator === '+' && right.kind === 'literal' && right.value === 1;
  if (isOneMore && left.kind === 'call' && left.name === 'visits' && isShifted(left)) return left;
  return infix(operator, inner(left), inner(right));
}

/** A change that following a link makes, as an effect of its choice; null if its value does not fit. */
export function linkEffect(change: Change, target: string, names: Names): Effect | null {
  const id = names.idOf(target);
  const isTarget = (passage: string): boolean => id !== null && names.idOf(passage) === id;
  return plainEffect({ ...change, value: behindVisit(change.value, isTarget) }, names);
}
