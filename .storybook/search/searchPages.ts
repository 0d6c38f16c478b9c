import MiniSearch from 'minisearch';
import type { Page, Passage } from './readPage.ts';

/** A page that has all words of a query, and those of its words that were found. */
export type Hit = { page: Page; words: ReadonlySet<string> };

const betweenWords = /([\n\r\p{Z}\p{P}]+)/u;

/** The words of a text and what stands between them, in turn. */
export const splitWords = (text: string): string[] => text.split(betweenWords);

/** The passage of a page that has most of the words found. */
export function bestPassage({ page, words }: Hit): Passage | undefined {
  const counted = page.passages.map((passage) => {
    const own = new Set(splitWords(passage.text.toLowerCase()));
    return { passage, count: [...own].filter((word) => words.has(word)).length };
  });
  return counted.reduce(
    (best, each) => (each.count > best.count ? each : best),
    counted[0] ?? { passage: undefined, count: 0 },
  ).passage;
}

/** The name of a component also as the words that it is made of. */
const withParts = (title: string): string =>
  `${title} ${title.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')}`;

/** Returns a search over the texts of pages: by the beginnings of words, with small mistakes. */
export function createSearch(pages: readonly Page[]): (query: string) => Hit[] {
  const index = new MiniSearch({
    fields: ['name', 'title', 'text'],
    searchOptions: {
      prefix: (word) => word.length > 1,
      fuzzy: 0.2,
      combineWith: 'AND',
      boost: { name: 4, title: 2 },
    },
  });
  index.addAll(
    pages.map(({ id, title, passages }) => ({
      id,
      name: title.split('/').at(-1) ?? title,
      title: withParts(title),
      text: passages.map(({ section, text }) => `${section} ${text}`).join('\n'),
    })),
  );
  const byId = new Map(pages.map((page) => [page.id, page]));
  return (query) =>
    index.search(query).flatMap(({ id, terms }) => {
      const page = byId.get(id);
      return page ? { page, words: new Set(terms) } : [];
    });
}
