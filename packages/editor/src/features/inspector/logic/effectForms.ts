import {
  type Effect,
  type EffectKind,
  operandExpression,
  printExpression,
  type Variable,
  type VariableType,
} from '@dreamfork/story';

/** What can be done with a variable of a type (SPEC D20, P20). */
export const kindsOfType: Readonly<Record<VariableType, readonly EffectKind[]>> = {
  number: ['set', 'add', 'take', 'ask'],
  boolean: ['set', 'toggle'],
  text: ['set', 'add', 'ask'],
};

const firstValues = { number: 1, boolean: true, text: '' };

const firstValue = (type: VariableType): string =>
  printExpression(operandExpression(firstValues[type]));

/** The effect with another kind: it keeps its value, and has nothing of its former kind. */
export function withKind(effect: Effect, kind: EffectKind, type: VariableType): Effect {
  const { value, question, minimum: _minimum, maximum: _maximum, ...rest } = effect;
  if (kind === 'toggle') return { ...rest, kind };
  if (kind === 'ask') return { ...rest, kind, question: question ?? '' };
  return { ...rest, kind, value: value ?? firstValue(type) };
}

/** The effect for another variable; a value of another type does not fit it. */
export function withVariable(
  effect: Effect,
  { name, type }: Variable,
  before: VariableType | undefined,
): Effect {
  const kinds = kindsOfType[type];
  const kind = kinds.find((known) => known === effect.kind) ?? 'set';
  const renamed = { ...effect, variable: name };
  if (type === before) return renamed;
  const { value: _value, minimum: _minimum, maximum: _maximum, ...rest } = renamed;
  return withKind(rest, kind, type);
}

/** The effect told to readers, or not (SPEC P23). */
export function withShown({ isShown: _isShown, ...effect }: Effect, isShown: boolean): Effect {
  return isShown ? { ...effect, isShown } : effect;
}

/** What a new effect does at first. */
export const newEffect = ({ name, type }: Variable): Effect =>
  withKind({ kind: 'set', variable: name }, type === 'number' ? 'add' : 'set', type);
