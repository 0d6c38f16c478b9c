import type { StoryDocument } from '../schema/document.ts';
import { ownProperty } from '../values/record.ts';
import {
  type Change,
  type FieldChange,
  isListKey,
  itemKinds,
  type ListChange,
  storyLists,
} from './change.ts';

type Item = { readonly id: string };

/** The items that are not the same object at the same relative place. */
function listChanges(
  kind: ListChange['kind'],
  before: readonly Item[],
  after: readonly Item[],
): ListChange[] {
  if (before === after) return [];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let beforeEnd = before.length;
  let afterEnd = after.length;
  while (beforeEnd > start && afterEnd > start && before[beforeEnd - 1] === after[afterEnd - 1]) {
    beforeEnd--;
    afterEnd--;
  }

  const arrivals = new Map<string, { index: number; value: Item }>();
  for (let index = start; index < afterEnd; index++) {
    const value = after[index] as Item;
    arrivals.set(value.id, { index, value });
  }
  const entries: unknown[] = [];
  let lastKept = -1;
  for (let index = start; index < beforeEnd; index++) {
    const value = before[index] as Item;
    const arrival = arrivals.get(value.id);
    arrivals.delete(value.id);
    if (arrival?.value === value && arrival.index > lastKept) lastKept = arrival.index;
    else entries.push({ kind, id: value.id, before: { index, value }, after: arrival ?? null });
  }
  for (const [id, arrival] of arrivals) entries.push({ kind, id, before: null, after: arrival });
  return entries as ListChange[];
}

function fieldChanges(before: StoryDocument, after: StoryDocument): FieldChange[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const entries: FieldChange[] = [];
  for (const key of keys) {
    const [was, is] = [ownProperty(before, key), ownProperty(after, key)];
    if (isListKey(key) || Object.is(was, is)) continue;
    entries.push({ kind: 'field', key, before: was, after: is });
  }
  return entries;
}

/**
 * The change from one version of a story to another. Parts that are the same object in
 * both count as unchanged, so it costs one pass and no deep comparison (SPEC C5).
 */
export function changeBetween(before: StoryDocument, after: StoryDocument): Change {
  if (before === after) return [];
  return [
    ...fieldChanges(before, after),
    ...itemKinds.flatMap((kind) =>
      listChanges(kind, before[storyLists[kind]], after[storyLists[kind]]),
    ),
  ];
}
