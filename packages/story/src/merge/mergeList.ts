import { mergeOrder } from './mergeOrder.ts';

type Item = { readonly id: string };

type Lists<Value> = {
  base: readonly Value[];
  mine: readonly Value[];
  theirs: readonly Value[];
};

const idsOf = (list: readonly Item[]): string[] => list.map(({ id }) => id);

function byId<Value extends Item>(list: readonly Value[]): Map<string, Value> {
  const items = new Map<string, Value>();
  for (const item of list) items.set(item.id, item);
  return items;
}

/** Merges two lists: deletions and additions of both sides apply; items that both have are merged. */
export function mergeList<Value extends Item>(
  lists: Lists<Value>,
  mergeItem: (base: Value | undefined, mine: Value, theirs: Value) => Value,
): Value[] {
  if (lists.mine === lists.base) return [...lists.theirs];
  if (lists.theirs === lists.base) return [...lists.mine];
  const before = byId(lists.base);
  const mine = byId(lists.mine);
  const theirs = byId(lists.theirs);
  const merged = new Map<string, Value>();
  for (const [id, item] of mine) {
    const other = theirs.get(id);
    if (other) merged.set(id, mergeItem(before.get(id), item, other));
    else if (!before.has(id)) merged.set(id, item);
  }
  for (const [id, item] of theirs) if (!mine.has(id) && !before.has(id)) merged.set(id, item);
  const ids = { base: idsOf(lists.base), mine: idsOf(lists.mine), theirs: idsOf(lists.theirs) };
  const known = { base: before, mine, theirs };
  return mergeOrder(ids, known, merged).map((id) => merged.get(id) as Value);
}
