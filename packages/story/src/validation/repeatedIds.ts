/** Reports every id that was seen before. */
export function repeatedIds<Item>(items: Iterable<Item>, idOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  const repeated: Item[] = [];
  for (const item of items) {
    const id = idOf(item);
    if (seen.has(id)) repeated.push(item);
    else seen.add(id);
  }
  return repeated;
}
