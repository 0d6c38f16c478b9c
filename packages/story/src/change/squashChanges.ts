import { deepEqual } from '../values/deepEqual.ts';
import {
  type Change,
  emptyChange,
  type FieldChange,
  type ItemKind,
  itemKinds,
  type ListChange,
  reverseChange,
  type Slot,
} from './change.ts';

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

/** The new index of an item that these entries do not contain. */
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
    ? squashed.filter(({ before, after }) => !deepEqual(before?.value, after?.value))
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

/** One change with the effect of all changes applied in order (SPEC C3). */
export const squashChanges = (changes: readonly Change[]): Change =>
  changes.reduce(squashTwo, emptyChange);

/** How many leading numbers satisfy the test; the numbers are sorted by its result. */
function countLeading(length: number, test: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The index of an item after the items at `leaving` are removed and others are inserted at
 * `arriving`. Both lists are sorted and do not contain the item itself.
 */
function carryIndex(
  index: number,
  leaving: readonly number[],
  arriving: readonly number[],
): number {
  const rank = index - countLeading(leaving.length, (at) => (leaving[at] as number) < index);
  return rank + countLeading(arriving.length, (at) => (arriving[at] as number) - at <= rank);
}
