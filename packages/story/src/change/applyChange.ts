import type { StoryDocument } from '../schema/document.ts';
import {
  type Change,
  type FieldChange,
  type ItemKind,
  itemKinds,
  type ListChange,
  type Slot,
  storyLists,
} from './change.ts';

type Item = { readonly id: string };
type Entry<Value> = {
  readonly id: string;
  readonly before: Slot<Value> | null;
  readonly after: Slot<Value> | null;
};

function replaceInPlace<Value extends Item>(list: Value[], entries: readonly Entry<Value>[]) {
  const result = list.slice();
  for (const { after } of entries) if (after) result[after.index] = after.value;
  return result;
}

function rearrange<Value extends Item>(list: Value[], entries: readonly Entry<Value>[]) {
  const leaving = new Set(entries.map(({ before }) => before?.index));
  const arriving = entries
    .flatMap(({ after }) => after ?? [])
    .sort((one, other) => one.index - other.index);
  const result: Value[] = [];
  let next = 0;
  const land = () => {
    while (arriving[next]?.index === result.length)
      result.push((arriving[next++] as Slot<Value>).value);
  };
  for (const [index, value] of list.entries()) {
    if (leaving.has(index)) continue;
    land();
    result.push(value);
  }
  land();
  return result;
}

function applyToList<Value extends Item>(list: Value[], entries: readonly Entry<Value>[]): Value[] {
  if (entries.length === 0) return list;
  for (const { id, before } of entries) {
    if (before && list[before.index]?.id !== id) {
      throw new Error(`applyChange: the change was made for another version, ${id} is elsewhere.`);
    }
  }
  const staysInPlace = entries.every(
    ({ before, after }) => before !== null && after !== null && before.index === after.index,
  );
  return staysInPlace ? replaceInPlace(list, entries) : rearrange(list, entries);
}

function applyToFields(story: StoryDocument, entries: readonly FieldChange[]): StoryDocument {
  const result = { ...story };
  for (const { key, after } of entries) {
    if (after === undefined) delete result[key];
    else result[key] = after;
  }
  return result;
}

/**
 * The story after the change. Untouched items stay the same objects. A change that
 * was made for another version of the story is a programming error and throws.
 */
export function applyChange(story: StoryDocument, change: Change): StoryDocument {
  if (change.length === 0) return story;
  const fields: FieldChange[] = [];
  const items: Record<ItemKind, ListChange[]> = { node: [], connection: [], group: [], note: [] };
  for (const entry of change) {
    if (entry.kind === 'field') fields.push(entry);
    else items[entry.kind].push(entry);
  }
  const after: Record<string, unknown> = applyToFields(story, fields);
  for (const kind of itemKinds) {
    const list = storyLists[kind];
    after[list] = applyToList<Item>(story[list], items[kind]);
  }
  return after as StoryDocument;
}
