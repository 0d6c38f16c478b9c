import { sql } from 'kysely';
import type { Database } from './schema.ts';
import type { StorySearch } from './story-search.ts';

const longestWord = 8;

// SQLite counts whole signs, where JavaScript counts some of them twice.
const lengthOf = (word: string): number => Array.from(word).length;
const cut = (word: string): string => Array.from(word).slice(0, longestWord).join('');

const toTerm = (word: string): string =>
  lengthOf(word) < longestWord ? `"${word}"*` : `"${cut(word)}"`;

/**
 * The index holds no text, only which story has which words: rows are known by numbers that are never
 * given twice. Words come cut already, so the tokenizer that parts them at spaces alone is the right one. A
 * trigger takes out what leaves the list, also when a whole account goes.
 */
export async function createSqliteStorySearch(database: Database): Promise<void> {
  await sql`
    create table story_search_rows (
      number integer primary key autoincrement,
      story_id text not null unique references story_listings (story_id) on delete cascade
    )`.execute(database);
  await sql`
    create virtual table story_search using fts5 (
      words, content = '', contentless_delete = 1, detail = none,
      prefix = '1 2 3 4 5 6 7', tokenize = 'ascii'
    )`.execute(database);
  await sql`
    create trigger story_search_leaves after delete on story_search_rows begin
      delete from story_search where rowid = old.number;
    end`.execute(database);
}

/**
 * Full-text search of SQLite. Words are cut to eight signs, and all their beginnings are indexed: so stories
 * come out of the index one by one, where any other search for a beginning gathers all of them first.
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
