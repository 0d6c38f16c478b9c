import { type Kysely, PostgresAdapter, sql } from 'kysely';

export const isPostgres = <Tables>(database: Kysely<Tables>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

/**
 * The index is contentless; its row numbers are never reused. Words are stored truncated, so a tokenizer that
 * splits at spaces is enough. A trigger removes what leaves the list, also by a cascading delete.
 */
async function createSqliteStorySearch<Tables>(database: Kysely<Tables>): Promise<void> {
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

async function createPostgresStorySearch<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`
    create table story_search (
      story_id text primary key references story_listings (story_id) on delete cascade,
      words tsvector not null
    )`.execute(database);
  await sql`create index story_search_words on story_search using gin (words)`.execute(database);
}

export const createStorySearch = <Tables>(database: Kysely<Tables>): Promise<void> =>
  isPostgres(database) ? createPostgresStorySearch(database) : createSqliteStorySearch(database);

const comparable = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/gu, ' ').trim();

const wordsOf = (text: string): string[] => comparable(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The words of the texts, each after a space. */
export const storySearchText = (...texts: string[]): string =>
  texts
    .flatMap(wordsOf)
    .map((word) => ` ${word}`)
    .join('');

/** The text that lists sorted by title compare. */
export const titleKey = (title: string): string =>
  wordsOf(title).join(' ').slice(0, 200) || comparable(title).slice(0, 200);

const truncate = (word: string, length: number): string =>
  Array.from(word).slice(0, length).join('');

/** Adds a story to the search index under the words of a text made by `storySearchText`. */
export async function indexStory<Tables>(
  database: Kysely<Tables>,
  storyId: string,
  text: string,
): Promise<void> {
  const words = text.split(' ').filter((word) => word !== '');
  if (isPostgres(database)) {
    // An index entry holds a limited number of bytes.
    const terms = [...new Set(words)].map((word) => truncate(word, 120));
    await sql`
      insert into story_search (story_id, words)
      values (${storyId}, array_to_tsvector(${terms}::text[]))`.execute(database);
    return;
  }
  const { rows } = await sql<{ number: number }>`
    insert into story_search_rows (story_id) values (${storyId}) returning number`.execute(
    database,
  );
  const terms = new Set(words.map((word) => truncate(word, 8)));
  await sql`
    insert into story_search (rowid, words)
    values (${rows[0]?.number}, ${[...terms].join(' ')})`.execute(database);
}
