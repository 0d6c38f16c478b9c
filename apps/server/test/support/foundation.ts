import { sampleStory } from '@dreamfork/story/testing';
import { Migrator } from 'kysely/migration';
import { migrationLimits } from '../../src/db/engine.ts';
import { migrations } from '../../src/db/migrations/index.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import type { Database } from '../../src/db/schema.ts';
import { openSqlite } from '../../src/db/sqlite.ts';
import { type Engine, makePlace } from './engines.ts';

/** A database as it was after its first migration, or after the one that is given. */
export async function openFoundation(engine: Engine, until = '0001-foundation') {
  const place = await makePlace(engine);
  const { database, search, close } = place.databaseUrl
    ? openPostgres({ url: place.databaseUrl, limits: migrationLimits, onLostConnection: () => {} })
    : openSqlite(place.dataDirectory, migrationLimits);
  const provider = { getMigrations: async () => migrations };
  await new Migrator({ db: database, provider }).migrateTo(until);
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

type Author = { id: string; username: string; email: string };

const firstAuthor: Author = { id: 'author', username: 'author', email: 'a@example.org' };

export async function insertAuthor(
  database: Database,
  { id, username, email }: Author = firstAuthor,
): Promise<void> {
  await database
    .insertInto('users')
    .values({
      id,
      username,
      username_key: username.toLowerCase(),
      email,
      email_key: email,
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
