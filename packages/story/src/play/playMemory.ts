import type { StoryDocument } from '../schema/document.ts';
import { isParts } from '../schema/parts.ts';
import { type Variable, type VariableValue, valueOfType } from '../schema/variable.ts';
import { ownProperty } from '../values/record.ts';

/** The effect that waits for an answer: its index among those of the choice and those of the node. */
export type Asking = { readonly choiceId?: string; readonly index: number };

type Values = Readonly<Record<string, VariableValue>>;
type Visits = Readonly<Record<string, number>>;

/** What a step changed, with the values before it. */
export type UndoneStep = {
  readonly values?: Values;
  readonly visits?: Visits;
  readonly asking?: Asking;
};

/** What a story remembers of a reading: plain JSON. */
export type PlayMemory = {
  /** Decides all random numbers of the reading. */
  readonly seed: number;
  /** The number of steps that led here. */
  readonly step: number;
  /** The values by the ids of the variables. */
  readonly values: Values;
  /** How often each node was entered. */
  readonly visits: Visits;
  readonly asking?: Asking;
  /** What the variables whose changes readers see held before the last step. */
  readonly shown?: Values;
  /** For each node of the back stack what going back to it restores. */
  readonly undo: readonly UndoneStep[];
};

export const initialValues = (variables: readonly Variable[]): Values =>
  Object.fromEntries(variables.map(({ id, initial }) => [id, initial]));

/** The memory of a new reading; undefined for a story that does not remember (SPEC D19). */
export const newMemory = ({ variables }: StoryDocument, seed: number): PlayMemory | undefined =>
  variables && { seed, step: 0, values: initialValues(variables), visits: {}, undo: [] };

/** The differing entries of `before`; those that only `after` has become `absent`. */
function changed<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
  absent?: Value,
): Record<string, Value> | undefined {
  const entries: [string, Value][] = [];
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const was = ownProperty(before, key) as Value | undefined;
    const value = was ?? absent;
    if (was !== ownProperty(after, key) && value !== undefined) entries.push([key, value]);
  }
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** What restores `before` from `after`. */
export function undoOf(before: PlayMemory, after: PlayMemory): UndoneStep {
  const values = changed(before.values, after.values);
  const visits = changed(before.visits, after.visits, 0);
  return {
    ...(values && { values }),
    ...(visits && { visits }),
    ...(before.asking && { asking: before.asking }),
  };
}

/** What restores the memory before two steps. */
export const joinUndo = (earlier: UndoneStep, later: UndoneStep): UndoneStep => {
  const values = { ...later.values, ...earlier.values };
  const visits = { ...later.visits, ...earlier.visits };
  return {
    ...(Object.keys(values).length > 0 && { values }),
    ...(Object.keys(visits).length > 0 && { visits }),
    ...(earlier.asking && { asking: earlier.asking }),
  };
};

/** The memory after a change that is undone together with the last step. */
export function withinStep(memory: PlayMemory, after: PlayMemory): PlayMemory {
  const last = memory.undo.at(-1);
  if (!last) return after;
  return { ...after, undo: memory.undo.with(-1, joinUndo(last, undoOf(memory, after))) };
}

/** The memory before a step; its own list of steps stays. */
export function restored(memory: PlayMemory, { values, visits, asking }: UndoneStep): PlayMemory {
  const { asking: _asking, shown: _shown, ...rest } = memory;
  const counts = Object.entries({ ...memory.visits, ...visits }).filter(([, count]) => count > 0);
  return {
    ...rest,
    values: { ...memory.values, ...values },
    visits: Object.fromEntries(counts),
    ...(asking && { asking }),
  };
}

/** The memory for a story that may have changed since: values of another type become the initial ones (SPEC P17). */
export function normaliseMemory(
  story: StoryDocument,
  memory: PlayMemory | undefined,
  history: readonly string[],
): PlayMemory | undefined {
  const { variables } = story;
  if (!variables) return undefined;
  const known = memory ?? {
    seed: 0,
    step: 0,
    values: {},
    visits: Object.fromEntries(history.map((nodeId) => [nodeId, 1])),
    undo: [],
  };
  const values = Object.fromEntries(
    variables.map(({ id, type, initial }) => [
      id,
      valueOfType(type, ownProperty(known.values, id)) ?? initial,
    ]),
  );
  const entries = Object.entries(values);
  const isSame =
    Object.keys(known.values).length === entries.length &&
    entries.every(([id, value]) => ownProperty(known.values, id) === value);
  return memory && isSame ? memory : { ...known, values };
}

const isAbsentOr = (test: (value: unknown) => boolean, value: unknown): boolean =>
  value === undefined || test(value);

const isVisits = (value: unknown): boolean =>
  isParts(value) && Object.values(value).every(Number.isFinite);

const isAsking = (value: unknown): boolean => isParts(value) && Number.isInteger(value.index);

/** Whether stored data is the memory of a reading; the types of its values depend on the story. */
export const isPlayMemory = (value: unknown): value is PlayMemory =>
  isParts(value) &&
  Number.isFinite(value.seed) &&
  Number.isFinite(value.step) &&
  isParts(value.values) &&
  isVisits(value.visits) &&
  isAbsentOr(isAsking, value.asking) &&
  Array.isArray(value.undo) &&
  value.undo.every(
    (step) =>
      isParts(step) &&
      isAbsentOr(isParts, step.values) &&
      isAbsentOr(isVisits, step.visits) &&
      isAbsentOr(isAsking, step.asking),
  );
