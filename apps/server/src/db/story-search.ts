import { normaliseText, wordsOf } from '@dreamfork/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The full-text index of public stories; each engine has its own. */
export type StorySearch = {
  /** Indexes the text of a listed story, in the transaction that changes it. */
  write: (transaction: Database, storyId: string, text: string) => Promise<void>;
  /** A query for the `story_id` of all listed stories with words of these prefixes, by the index alone. */
  matching: (words: readonly string[]) => RawBuilder<{ story_id: string }>;
  /** Whether a column is among the results of a query, looked up row by row. */
  among: (column: RawBuilder<unknown>, query: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The words that are longer than the index entries: their matches must be checked against the text. */
  uncertain: (words: readonly string[]) => string[];
};

/** The text that a search looks in: its words, each with a space before it. */
export const storySearchText = (...texts: string[]): string =>
  texts
    .flatMap(wordsOf)
    .map((word) => ` ${word}`)
    .join('');

/** The key by which lists sort titles. */
export const titleKey = (title: string): string =>
  wordsOf(title).join(' ').slice(0, 200) || normaliseText(title).slice(0, 200);

/** Whether a text made by `storySearchText` has words with these prefixes. */
export const hasWords = (
  column: RawBuilder<string>,
  words: readonly string[],
): RawBuilder<boolean> =>
  words.length === 0
    ? sql<boolean>`1 = 0`
    : sql<boolean>`${sql.join(
        // Words are letters, marks and digits, so they contain no wildcards.
        words.map((word) => sql`${column} like ${`% ${word}%`}`),
        sql` and `,
      )}`;
