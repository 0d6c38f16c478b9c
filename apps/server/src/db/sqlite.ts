import { join } from 'node:path';
import SqliteConnection from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import type { DatabaseLimits, OpenDatabase } from './engine.ts';
import type { Tables } from './schema.ts';
import { ServerSqliteDialect } from './sqlite-driver.ts';
import { nameDamage } from './sqlite-file.ts';
import { type StorySearch, stemOf } from './story-search.ts';

const longestWord = 8;

// SQLite counts code points, JavaScript UTF-16 units.
const lengthOf = (word: string): number => Array.from(word).length;
const cut = (word: string): string => Array.from(word).slice(0, longestWord).join('');

/** A word as the beginning of an entry, or its stem as a whole one. */
const toTerm = (word: string): string =>
  `(${lengthOf(word) < longestWord ? `"${word}"*` : `"${cut(word)}"`} OR "${cut(stemOf(word))}")`;

/**
 * Full-text search of SQLite. Words are cut to eight characters, and all their prefixes are indexed: the index
 * then yields stories one by one, where any other prefix search collects all of them first.
 */
const sqliteStorySearch: StorySearch = {
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
    where story_search match ${words.map(toTerm).join(' AND ')}`,
  among: (column, query) => sql`${column} in (${query})`,
  // An entry of full length may be the beginning of another stem.
  uncertain: (words) =>
    words.filter((word) => lengthOf(word) > longestWord || lengthOf(stemOf(word)) >= longestWord),
};

export const sqliteFileName = 'dreamfork.sqlite';

// With the default of two megabytes a search among 100,000 stories reads every other row from the file.
const cacheKilobytes = 32 * 1024;

const publicStampQuery = `
  select stories.version || '.' || coalesce(stories.cover_file_id, '') || '.' ||
    stories.counts_readings || '.' || stories.shows_shares || '.' ||
    stories.discloses_model_text || '.' || users.display_name
  from stories
  join users on users.id = stories.owner_id
  where stories.id = ? and stories.is_public = 1 and stories.deleted_at is null`;

/** Opens the SQLite file of a data directory; an acknowledged write survives a power failure. */
export function openSqlite(dataDirectory: string, { lock }: DatabaseLimits): OpenDatabase {
  const path = join(dataDirectory, sqliteFileName);
  const writer = new SqliteConnection(path, { timeout: lock });
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  writer.pragma('foreign_keys = ON');
  const reader = new SqliteConnection(path, { readonly: true, timeout: lock });
  for (const connection of [writer, reader]) {
    connection.pragma(`cache_size = -${cacheKilobytes}`);
  }
  const database = new Kysely<Tables>({ dialect: new ServerSqliteDialect({ writer, reader }) });
  // Prepared at the first call, when the tables exist.
  let stamp: SqliteConnection.Statement<[string], string> | undefined;
  return {
    engine: 'sqlite',
    database,
    search: sqliteStorySearch,
    readPublicStamp(storyId) {
      try {
        stamp ??= reader.prepare<[string], string>(publicStampQuery).pluck();
        return stamp.get(storyId);
      } catch (error) {
        throw nameDamage(path, error);
      }
    },
    close: () => database.destroy(),
  };
}
