import { normaliseText, wordsOf } from '@dreamfork/api-client/contract';
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as russianStem } from '@orama/stemmers/russian';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The full-text index of public stories; each engine has its own. */
export type StorySearch = {
  /** Indexes the text of a listed story, in the transaction that changes it. */
  write: (transaction: Database, storyId: string, text: string) => Promise<void>;
  /** A query for the `story_id` of all listed stories with forms of these words, or words that begin with them, by the index alone. */
  matching: (words: readonly string[]) => RawBuilder<{ story_id: string }>;
  /** Whether a column is among the results of a query, looked up row by row. */
  among: (column: RawBuilder<unknown>, query: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The words that are longer than the index entries: their matches must be checked against the text. */
  uncertain: (words: readonly string[]) => string[];
};

/** What all forms of a normalised word have in common: «море» and «морю» are «мор». */
export function stemOf(word: string): string {
  if (/^[а-я]+$/.test(word)) return russianStem(word);
  return /^[a-z]+$/.test(word) ? englishStem(word) : word;
}

/** The text that a search looks in: its words and their stems, with a space around each. */
export function storySearchText(...texts: string[]): string {
  const words = texts.flatMap(wordsOf);
  const terms = new Set([...words, ...words.map(stemOf)]);
  return terms.size === 0 ? '' : ` ${[...terms].join(' ')} `;
}

/** The key by which lists sort titles. */
export const titleKey = (title: string): string =>
  wordsOf(title).join(' ').slice(0, 200) || normaliseText(title).slice(0, 200);

/** Whether a text made by `storySearchText` has a form of the word, or a word that begins with it. */
function hasWord(column: RawBuilder<string>, word: string): RawBuilder<boolean> {
  // Words are letters, marks and digits, so they contain no wildcards.
  const begun = sql<boolean>`${column} like ${`% ${word}%`}`;
  const stem = stemOf(word);
  return stem === word ? begun : sql<boolean>`(${begun} or ${column} like ${`% ${stem} %`})`;
}

/** The same for each of these words. */
export const hasWords = (
  column: RawBuilder<string>,
  words: readonly string[],
): RawBuilder<boolean> =>
  words.length === 0
    ? sql<boolean>`1 = 0`
    : sql<boolean>`${sql.join(
        words.map((word) => hasWord(column, word)),
        sql` and `,
      )}`;
