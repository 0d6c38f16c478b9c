import { sql } from 'kysely';
import type { Database } from './schema.ts';
import type { StorySearch } from './story-search.ts';

// An index entry holds no more than so many bytes.
const longestWord = 120;

const cut = (word: string): string => Array.from(word).slice(0, longestWord).join('');

export async function createPostgresStorySearch(database: Database): Promise<void> {
  await sql`
    create table story_search (
      story_id text primary key references story_listings (story_id) on delete cascade,
      words tsvector not null
    )`.execute(database);
  await sql`create index story_search_words on story_search using gin (words)`.execute(database);
}

/** Full-text search of PostgreSQL. The words are cut by us, so both engines find the same. */
export const postgresStorySearch: StorySearch = {
  async write(transaction, storyId, text) {
    const words = [...new Set(text.trim().split(' '))].filter((word) => word !== '').map(cut);
    await sql`
      insert into story_search (story_id, words)
      values (${storyId}, array_to_tsvector(${words}::text[]))
      on conflict (story_id) do update set words = excluded.words`.execute(transaction);
  },
  matching: (words) => sql`
    select story_search.story_id from story_search
    where story_search.words @@ ${words.map((word) => `'${cut(word)}':*`).join(' & ')}::text::tsquery`,
  // As a join it would be planned to read all stories there are.
  among: (column, query) => sql`${column} = any(array(${query}))`,
  uncertain: (words) => words.filter((word) => word.length > longestWord),
};
