import { sampleStory } from '@dreamfork/story/testing';
import { Migrator } from 'kysely/migration';
import { migrationLimits, type OpenDatabase } from '../../src/db/engine.ts';
import { migrations } from '../../src/db/migrations/index.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import type { Database } from '../../src/db/schema.ts';
import { openSqlite } from '../../src/db/sqlite.ts';
import { type Engine, makePlace, type Place } from './places.ts';

/** Opens a database as it is, without migrations. */
export const openAsIs = ({ dataDirectory, databaseUrl: url }: Place): OpenDatabase =>
  url
    ? openPostgres({ url, limits: migrationLimits, onLostConnection: () => {} })
    : openSqlite(dataDirectory, migrationLimits);

/** A new database as it is after one of the migrations. */
export async function openMigratedTo(engine: Engine, migration: string) {
  const place = await makePlace(engine);
  const { database, search, close } = openAsIs(place);
  const provider = { getMigrations: async () => migrations };
  await new Migrator({ db: database, provider }).migrateTo(migration);
  return {
    database,
    search,
    remove: async () => {
      await close();
      await place.remove();
    },
  };
}

export async function insertStory(database: Database, id: string, version: number): Promise<void> {
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

export async function insertAuthor(database: Database): Promise<void> {
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
