import type { StoryDocument } from '../schema/document.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { ownProperty } from '../values/record.ts';
import { isListKey, itemKinds, storyLists } from './change.ts';

type Item = { readonly id: string };

function reuseItems(before: readonly Item[], after: readonly Item[]): readonly Item[] {
  const known = new Map(before.map((item) => [item.id, item]));
  const items = after.map((item) => {
    const earlier = known.get(item.id);
    return earlier && deepEqual(earlier, item) ? earlier : item;
  });
  const isUnchanged =
    items.length === before.length && items.every((item, index) => item === before[index]);
  return isUnchanged ? before : items;
}

/**
 * `after` with the objects of `before` wherever the two are equal, so that the change between
 * them contains only the differences (SPEC C5).
 */
export function reuseParts(before: StoryDocument, after: StoryDocument): StoryDocument {
  const result: Record<string, unknown> = { ...after };
  for (const key of Object.keys(after)) {
    if (!isListKey(key) && deepEqual(ownProperty(before, key), ownProperty(after, key)))
      result[key] = ownProperty(before, key);
  }
  for (const kind of itemKinds) {
    const list = storyLists[kind];
    result[list] = reuseItems(before[list], after[list]);
  }
  return result as StoryDocument;
}
