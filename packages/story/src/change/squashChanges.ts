import { carryIndex } from './carryIndex.ts';
import {
  type Change,
  emptyChange,
  type FieldChange,
  type ListChange,
  type Slot,
} from './change.ts';
import { reverseChange } from './reverseChange.ts';
import { type ItemKind, itemKinds } from './storyLists.ts';

function squashFields(first: FieldChange[], second: FieldChange[]): FieldChange[] {
  const entries = new Map(first.map((entry) => [entry.key, entry]));
  for (const entry of second) {
    const earlier = entries.get(entry.key);
    entries.set(entry.key, earlier ? { ...entry, before: earlier.before } : entry);
  }
  return [...entries.values()].filter(({ before, after }) => !Object.is(before, after));
}

const places = (slots: readonly (Slot<unknown> | null)[]): number[] =>
  slots.flatMap((slot) => slot?.index ?? []).sort((one, other) => one - other);

/** How an item that these entries leave alone moves when they are applied. */
function carrier(entries: readonly ListChange[]) {
  const leaving = places(entries.map(({ before }) => before));
  const arriving = places(entries.map(({ after }) => after));
  return <Value>(slot: Slot<Value> | null): Slot<Value> | null =>
    slot && { ...slot, index: carryIndex(slot.index, leaving, arriving) };
}

const staysInPlace = ({ before, after }: ListChange): boolean =>
  before !== null && after !== null && before.index === after.index;

function squashList(first: ListChange[], second: ListChange[]): ListChange[] {
  if (first.length === 0) return second;
  if (second.length === 0) return first;
  const forward = carrier(second);
  const backward = carrier(reverseChange(first) as ListChange[]);
  const later = new Map(second.map((entry) => [entry.id, entry]));
  const entries: unknown[] = [];
  for (const entry of first) {
    const next = later.get(entry.id);
    later.delete(entry.id);
    const after = next ? next.after : forward<unknown>(entry.after);
    if (entry.before !== null || after !== null) entries.push({ ...entry, after });
  }
  for (const entry of later.values()) {
    entries.push({ ...entry, before: backward<unknown>(entry.before) });
  }
  const squashed = entries as ListChange[];
  return squashed.every(staysInPlace)
    ? squashed.filter(({ before, after }) => before?.value !== after?.value)
    : squashed;
}

type Parts = { field: FieldChange[] } & Record<ItemKind, ListChange[]>;

function parts(change: Change): Parts {
  const result: Parts = { field: [], node: [], connection: [], group: [], note: [] };
  for (const entry of change) {
    if (entry.kind === 'field') result.field.push(entry);
    else result[entry.kind].push(entry);
  }
  return result;
}

function squashTwo(first: Change, second: Change): Change {
  if (first.length === 0) return second;
  if (second.length === 0) return first;
  const one = parts(first);
  const other = parts(second);
  return [
    ...squashFields(one.field, other.field),
    ...itemKinds.flatMap((kind) => squashList(one[kind], other[kind])),
  ];
}

/** One change that does what the changes do one after another (SPEC C3). */
export const squashChanges = (changes: readonly Change[]): Change =>
  changes.reduce(squashTwo, emptyChange);
