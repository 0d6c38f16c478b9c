import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createUserCounts } from './0021-user-counts.ts';
import { createUserSearch } from './0021-user-search.ts';

async function createUserIndexes({ schema }: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of [
    ['users_by_status', ['status', 'created_at', 'id']],
    ['users_by_role', ['role', 'created_at', 'id']],
    ['users_by_role_and_status', ['role', 'status', 'created_at', 'id']],
  ] satisfies [string, string[]][]) {
    await schema.createIndex(name).on('users').columns(columns).execute();
  }
  for (const [name, columns] of [
    ['users_with_premium', ['created_at', 'id', 'premium_expires_at']],
    ['users_by_premium_end', ['premium_expires_at', 'created_at', 'role', 'status']],
  ] satisfies [string, string[]][]) {
    await schema
      .createIndex(name)
      .on('users')
      .columns(columns)
      .where(sql<boolean>`premium_expires_at is not null`)
      .execute();
  }
}

/** Holds all that the figures of sessions need, so that no session is looked up. */
async function extendSessionIndex({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('sessions_by_use').execute();
  await schema
    .createIndex('sessions_by_use')
    .on('sessions')
    .columns(['last_seen_at', 'expires_at', 'created_at', 'user_id'])
    .execute();
}

/** For the sums over all stories, and for the most viewed of all, private ones included. */
async function createStoryIndexes({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('stories_live')
    .on('stories')
    .column('is_public')
    .where(sql<boolean>`deleted_at is null`)
    .execute();
  await schema
    .createIndex('story_counters_by_views')
    .on('story_counters')
    .columns(['view_count desc', 'story_id'])
    .execute();
}

/** What the pages of administrators need to answer as fast for a million users as for a hundred. */
export const adminAtScale: Migration = {
  async up(database: Kysely<unknown>) {
    await createUserIndexes(database);
    await createUserCounts(database);
    await createUserSearch(database);
    await createStoryIndexes(database);
    await extendSessionIndex(database);
  },
};
