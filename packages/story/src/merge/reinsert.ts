type Item = { readonly id: string };

/** Puts these items of the base back into the list, each after its predecessor in the base. */
export function reinsert<Value extends Item>(
  base: readonly Value[],
  list: Value[],
  ids: ReadonlySet<string>,
): Value[] {
  const present = new Set(list.map(({ id }) => id));
  const followers = new Map<string | null, Value[]>();
  let anchor: string | null = null;
  let isChanged = false;
  for (const item of base) {
    if (present.has(item.id)) anchor = item.id;
    else if (ids.has(item.id)) {
      isChanged = true;
      const waiting = followers.get(anchor);
      if (waiting) waiting.push(item);
      else followers.set(anchor, [item]);
    }
  }
  if (!isChanged) return list;
  return [
    ...(followers.get(null) ?? []),
    ...list.flatMap((item) => [item, ...(followers.get(item.id) ?? [])]),
  ];
}
