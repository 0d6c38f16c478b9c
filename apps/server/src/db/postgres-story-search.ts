import { sql } from 'kysely';
import type { StorySearch } from './story-search.ts';

// The size of an index entry is limited.
const longestWord = 120;

const cut = (word: string): string => Array.from(word).slice(0, longestWord).join('');

/** Full-text search of PostgreSQL. The server splits the words itself, so both engines find the same. */
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
  // As a join it would be planned as a scan of all stories.
  among: (column, query) => sql`${column} = any(array(${query}))`,
  uncertain: (words) => words.filter((word) => word.length > longestWord),
};
