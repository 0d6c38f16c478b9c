type Key = string | number | null;

/** Pairs old and new items with the same key, one key after another; an item is paired once, and never without a key. */
export function pairItems<Old, New>(
  old: readonly Old[],
  fresh: readonly New[],
  keys: readonly (readonly [of: (one: Old) => Key, to: (other: New) => Key])[],
): ReadonlyMap<New, Old> {
  const pairs = new Map<New, Old>();
  const paired = new Set<Old>();
  for (const [keyOfOld, keyOfNew] of keys) {
    const waiting = new Map<Key, Old[]>();
    for (const one of old) {
      const key = keyOfOld(one);
      if (key === null || paired.has(one)) continue;
      const alike = waiting.get(key);
      if (alike) alike.push(one);
      else waiting.set(key, [one]);
    }
    for (const alike of waiting.values()) alike.reverse();
    for (const other of fresh) {
      const found = pairs.has(other) ? undefined : waiting.get(keyOfNew(other))?.pop();
      if (found === undefined) continue;
      pairs.set(other, found);
      paired.add(found);
    }
  }
  return pairs;
}
