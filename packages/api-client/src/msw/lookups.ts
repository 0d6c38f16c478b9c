import { emailKey } from '../contract/email.ts';

/** Whether two addresses are one, however their domain is spelled. */
export const sameEmail = (one: string, other: string): boolean => emailKey(one) === emailKey(other);

/** Whether two names are one. */
export const sameText = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

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

/** The parts of a text as one. */
export async function joined(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}
