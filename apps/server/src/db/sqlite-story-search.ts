import { sql } from 'kysely';
import type { StorySearch } from './story-search.ts';

const longestWord = 8;

// SQLite counts code points, JavaScript UTF-16 units.
const lengthOf = (word: string): number => Array.from(word).length;
const cut = (word: string): string => Array.from(word).slice(0, longestWord).join('');

const toTerm = (word: string): string =>
  lengthOf(word) < longestWord ? `"${word}"*` : `"${cut(word)}"`;

/**
 * Full-text search of SQLite. Words are cut to eight characters, and all their prefixes are indexed: the index
 * then yields stories one by one, where any other prefix search collects all of them first.
 */
export const sqliteStorySearch: StorySearch = {
  async write(transaction, storyId, text) {
    await sql`delete from story_search_rows where story_id = ${storyId}`.execute(transaction);
    const { rows } = await sql<{ number: number }>`
      insert into story_search_rows (story_id) values (${storyId}) returning number`.execute(
      transaction,
    );
    const words = new Set(text.trim().split(' ').map(cut));
    await sql`
      insert into story_search (rowid, words)
      values (${rows[0]?.number}, ${[...words].join(' ')})`.execute(transaction);
  },
  matching: (words) => sql`
    select story_search_rows.story_id from story_search
    join story_search_rows on story_search_rows.number = story_search.rowid
    where story_search match ${words.map(toTerm).join(' ')}`,
  among: (column, query) => sql`${column} in (${query})`,
  uncertain: (words) => words.filter((word) => lengthOf(word) > longestWord),
};
