import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as russianStem } from '@orama/stemmers/russian';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from './0028-baseline/baseline.ts';

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

const cut = (word: string, length: number): string => Array.from(word).slice(0, length).join('');

/** Puts a story into the search index anew, under the words of its search text. */
async function indexAnew<Tables>(database: Kysely<Tables>, storyId: string, text: string) {
  const words = text.split(' ').filter((word) => word !== '');
  if (isPostgres(database)) {
    const terms = [...new Set(words)].map((word) => cut(word, 120));
    await sql`
      insert into story_search (story_id, words)
      values (${storyId}, array_to_tsvector(${terms}::text[]))
      on conflict (story_id) do update set words = excluded.words`.execute(database);
    return;
  }
  await sql`delete from story_search_rows where story_id = ${storyId}`.execute(database);
  const { rows } = await sql<{ number: number }>`
    insert into story_search_rows (story_id) values (${storyId}) returning number`.execute(
    database,
  );
  const terms = new Set(words.map((word) => cut(word, 8)));
  await sql`
    insert into story_search (rowid, words)
    values (${rows[0]?.number}, ${[...terms].join(' ')})`.execute(database);
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
        if (listed !== null) await indexAnew(database, id, text);
      }
      const last = stories.at(-1);
      if (!last) return;
      doneUpTo = last.id;
    }
  },
};
