import { mergeList } from './mergeList.ts';
import { type MergeInput, mergedSide, type ResolveConflict } from './resolveConflict.ts';

/**
 * The merge of an optional list of a story: the items of both sides one by one. An item that both
 * sides changed is a conflict of a field whose id names the list and the item.
 */
export function mergeFieldList<Item extends { readonly id: string }>(
  { base, mine, theirs }: MergeInput,
  key: 'variables' | 'tests',
  resolve: ResolveConflict,
): Item[] {
  const known = base[key] ?? [];
  const lists = { base: known, mine: mine[key] ?? known, theirs: theirs[key] ?? known };
  return mergeList<Item>(lists as never, (before, one, other) => {
    const id = `${key} ${one.id}`;
    const sides = { base: before ?? null, mine: one, theirs: other };
    return mergedSide({ kind: 'field', id, ...sides }, resolve) === 'mine' ? one : other;
  });
}
