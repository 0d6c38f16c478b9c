import { comparable, wordsOf } from '@dreamfork/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The index of the words of public stories; each engine has its own. */
export type StorySearch = {
  /** Makes a listed story known by these words, in the transaction that changes them. */
  write: (transaction: Database, storyId: string, text: string) => Promise<void>;
  /** A query for `story_id` of all listed stories that have words beginning so, as far as the index can tell. */
  matching: (words: readonly string[]) => RawBuilder<{ story_id: string }>;
  /** Whether a column holds one of what a query gives, looked up one by one. */
  among: (column: RawBuilder<unknown>, query: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Those of the words that the index cannot tell whole: their stories must be looked at. */
  uncertain: (words: readonly string[]) => string[];
};

/** What a story is searched in: its words, each with a space before it. */
export const storySearchText = (...texts: string[]): string =>
  texts
    .flatMap(wordsOf)
    .map((word) => ` ${word}`)
    .join('');

/** By what a story stands in lists by title. */
export const titleKey = (title: string): string =>
  wordsOf(title).join(' ').slice(0, 200) || comparable(title).slice(0, 200);

/** Whether a text made by `storySearchText` has words beginning so. */
export const hasWords = (
  column: RawBuilder<string>,
  words: readonly string[],
): RawBuilder<boolean> =>
  words.length === 0
    ? sql<boolean>`1 = 0`
    : sql<boolean>`${sql.join(
        // Words are letters, marks and digits, so no wildcard stands in them.
        words.map((word) => sql`${column} like ${`% ${word}%`}`),
        sql` and `,
      )}`;
