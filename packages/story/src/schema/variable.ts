// Read by the schema and by `playableStory`, which does not import the schema (SPEC P14).
import { idMaximumLength } from './ids.ts';
import { type Parts, partsOf } from './parts.ts';

/** The types of a variable: `boolean` is yes or no. */
export const variableTypes = ['number', 'boolean', 'text'] as const;

export type VariableType = (typeof variableTypes)[number];

export type VariableValue = number | boolean | string;

/** Something that a story remembers while it is read. Texts and expressions name it by `name`. */
export type Variable = {
  id: string;
  name: string;
  type: VariableType;
  initial: VariableValue;
  note: string;
  [key: string]: unknown;
};

export const effectKinds = ['set', 'add', 'take', 'toggle', 'ask'] as const;

export type EffectKind = (typeof effectKinds)[number];

/** What happens to a variable on entering a node or taking a choice. An unknown kind is kept and does nothing. */
export type Effect = {
  kind: string;
  /** The name of the variable. */
  variable: string;
  /** The expression of `set`, `add` and `take`. */
  value?: string;
  /** The question of `ask`. */
  question?: string;
  /** Limits of `ask`: of a number, or of the length of a text. */
  minimum?: number;
  maximum?: number;
  /** Whether readers are told what it changed (SPEC P23). */
  isShown?: boolean;
  [key: string]: unknown;
};

/** The most variables of a story. */
export const variablesMaximum = 500;

/** The most characters of a text that a variable holds. */
export const textValueMaximum = 1000;

const emptyValues: Record<VariableType, VariableValue> = { number: 0, boolean: false, text: '' };

/** The value if it is one of this type. */
export function valueOfType(type: VariableType, value: unknown): VariableValue | undefined {
  if (type === 'text')
    return typeof value === 'string' && value.length <= textValueMaximum ? value : undefined;
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined;
  // JSON has no negative zero.
  return Number.isFinite(value) ? (value as number) + 0 : undefined;
}

/** The initial value of a variable of this type, if none was chosen. */
export const emptyValue = (type: VariableType): VariableValue => emptyValues[type];

function variable(parts: Parts): Variable[] {
  const { id, name, initial, note } = parts;
  const type = variableTypes.find((known) => known === parts.type);
  if (typeof id !== 'string' || id === '' || id.length > idMaximumLength) return [];
  if (typeof name !== 'string' || name === '' || !type) return [];
  return [
    {
      ...parts,
      id,
      name,
      type,
      initial: valueOfType(type, initial) ?? emptyValue(type),
      note: typeof note === 'string' ? note : '',
    },
  ];
}

/** The variables of a story. An empty list is kept: it declares that the texts are templates (SPEC D19). */
export const variableList = (value: unknown): Variable[] | undefined =>
  Array.isArray(value) ? partsOf(value).flatMap(variable) : undefined;

/** The effects of a node or a choice (SPEC D20). */
export function effectList(value: unknown): Effect[] | undefined {
  const effects = partsOf(value).filter(
    ({ kind, variable: name }) => typeof kind === 'string' && typeof name === 'string',
  );
  return effects.length > 0 ? (effects as Effect[]) : undefined;
}
