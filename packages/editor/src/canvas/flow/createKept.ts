type Kept<Item> = { readonly key: readonly unknown[]; readonly item: Item };

/** Lists of items that stay the same objects for as long as what they are made of stays the same. */
export function createKept<Item>() {
  let last = new Map<string, Kept<Item>>();
  let next = new Map<string, Kept<Item>>();
  return {
    /** Adds an item to the next list, made anew only where its key has changed. */
    keep: (id: string, key: readonly unknown[], make: () => Item): void => {
      const known = last.get(id);
      const isSame = known?.key.every((part, index) => part === key[index]) ?? false;
      next.set(id, known && isSame ? known : { key, item: make() });
    },
    /** The list, with which the next one begins. */
    list: (): Item[] => {
      last = next;
      next = new Map();
      return [...last.values()].map(({ item }) => item);
    },
  };
}
