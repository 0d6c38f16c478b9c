import { storyStatistics } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { foundation } from '../../src/db/migrations/0001-foundation.ts';
import { migrate } from '../../src/db/migrations/index.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import type { Database } from '../../src/db/schema.ts';
import { openSqlite } from '../../src/db/sqlite.ts';
import { readVersion } from '../../src/services/versions/read-version.ts';
import { describeOnEngines, type Engine, makePlace } from '../support/engines.ts';

async function openFoundation(engine: Engine) {
  const place = await makePlace(engine);
  const { database, close } = place.databaseUrl
    ? openPostgres(place.databaseUrl, () => {})
    : openSqlite(place.dataDirectory);
  const provider = { getMigrations: async () => ({ '0001-foundation': foundation }) };
  await new Migrator({ db: database, provider }).migrateToLatest();
  return {
    database,
    remove: async () => {
      await close();
      await place.remove();
    },
  };
}

async function insertStory(database: Database, id: string, version: number): Promise<void> {
  await database
    .insertInto('stories')
    .values({
      id,
      owner_id: 'author',
      title: sampleStory.title,
      description: '',
      is_public: 0,
      version,
      cover_url: null,
      node_count: sampleStory.nodes.length,
      end_count: 1,
      search_text: '',
      created_at: 1000,
      updated_at: 2000,
    })
    .execute();
  await database
    .insertInto('story_documents')
    .values({ story_id: id, document: JSON.stringify(sampleStory) })
    .execute();
}

async function insertAuthor(database: Database): Promise<void> {
  await database
    .insertInto('users')
    .values({
      id: 'author',
      username: 'author',
      username_key: 'author',
      email: 'a@example.org',
      email_key: 'a@example.org',
      display_name: 'Автор',
      password_hash: null,
      role: 'User',
      status: 'Active',
      email_confirmed: 1,
      theme: 'light',
      notifications: 1,
      language: 'ru',
      premium_expires_at: null,
      search_text: '',
      created_at: 1000,
      last_login_at: null,
      last_seen_at: null,
    })
    .execute();
}

describeOnEngines('migrations', (engine) => {
  test('0002 gives every story saved before it the version that it is in', async () => {
    const { database, remove } = await openFoundation(engine);
    try {
      await insertAuthor(database);
      for (const [index, id] of ['first', 'second', 'third'].entries()) {
        await insertStory(database, id, index + 4);
      }
      await migrate(database);
      const kept = await database
        .selectFrom('story_versions')
        .selectAll()
        .orderBy('story_id')
        .execute();
      expect(kept).toMatchObject([
        { story_id: 'first', version: 4 },
        {
          story_id: 'second',
          version: 5,
          name: null,
          saved_at: 2000,
          title: sampleStory.title,
          node_count: sampleStory.nodes.length,
          connection_count: sampleStory.connections.length,
          word_count: storyStatistics(sampleStory).words,
          size_bytes: Buffer.byteLength(JSON.stringify(sampleStory)),
        },
        { story_id: 'third', version: 6 },
      ]);
      const text = await readVersion(
        { database },
        { storyId: 'second', ownerId: 'author', version: 5 },
      );
      expect(JSON.parse(text).document).toEqual(sampleStory);
    } finally {
      await remove();
    }
  });
});
