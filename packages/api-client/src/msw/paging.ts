/** Whether any of the texts holds the search term, whatever the letter case. */
export const matches = (searchTerm: string | undefined, texts: readonly string[]): boolean => {
  const term = searchTerm?.toLocaleLowerCase('ru') ?? '';
  return texts.some((text) => text.toLocaleLowerCase('ru').includes(term));
};

/** One page of a list, and how many there are. */
export function pageOf<Item>(items: readonly Item[], page: number, pageSize: number) {
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize),
    total: items.length,
    totalPages: Math.ceil(items.length / pageSize),
  };
}

/** Sorts a copy by an ISO date, the latest first. */
export const latestFirst = <Item>(items: readonly Item[], dateOf: (item: Item) => string): Item[] =>
  items.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)));
