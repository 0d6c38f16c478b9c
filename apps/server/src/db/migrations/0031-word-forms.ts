import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as russianStem } from '@orama/stemmers/russian';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { indexStory, isPostgres } from './0004-story-search.ts';

type Stories = {
  stories: { id: string; search_text: string };
  story_listings: { story_id: string };
};

const batchSize = 500;

function stemOf(word: string): string {
  if (/^[а-я]+$/.test(word)) return russianStem(word);
  return /^[a-z]+$/.test(word) ? englishStem(word) : word;
}

/** The words of a search text with their stems after them, and a space around each. */
function withStems(text: string): string {
  const words = text.split(' ').filter((word) => word !== '');
  const terms = new Set([...words, ...words.map(stemOf)]);
  return terms.size === 0 ? '' : ` ${[...terms].join(' ')} `;
}

/** The search finds other forms of a word, by the stems that the text holds beside its words. */
export const wordForms: Migration = {
  async up(database: Kysely<Stories>) {
    for (let doneUpTo = ''; ; ) {
      const stories = await database
        .selectFrom('stories')
        .leftJoin('story_listings', 'story_listings.story_id', 'stories.id')
        .select(['stories.id', 'stories.search_text', 'story_listings.story_id as listed'])
        .where('stories.id', '>', doneUpTo)
        .orderBy('stories.id')
        .limit(batchSize)
        .execute();
      for (const { id, search_text, listed } of stories) {
        const text = withStems(search_text);
        await database
          .updateTable('stories')
          .set({ search_text: text })
          .where('id', '=', id)
          .execute();
        if (listed === null) continue;
        const table = sql.table(isPostgres(database) ? 'story_search' : 'story_search_rows');
        await sql`delete from ${table} where story_id = ${id}`.execute(database);
        await indexStory(database, id, text);
      }
      const last = stories.at(-1);
      if (!last) return;
      doneUpTo = last.id;
    }
  },
};
