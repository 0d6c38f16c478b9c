import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createUsers(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('email_confirmed', 'integer', (column) => column.notNull())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('notifications', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('premium_expires_at', 'bigint')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_login_at', 'bigint')
    .addColumn('last_seen_at', 'bigint')
    .execute();
  await database.schema
    .createIndex('users_by_creation')
    .on('users')
    .columns(['created_at', 'id'])
    .execute();
}

async function createSessions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await database.schema
    .createIndex('sessions_by_expiry')
    .on('sessions')
    .column('expires_at')
    .execute();
}

async function createStories(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('stories')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('owner_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('cover_url', 'text')
    .addColumn('node_count', 'integer', (column) => column.notNull())
    .addColumn('end_count', 'integer', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('stories_by_owner')
    .on('stories')
    .columns(['owner_id', 'updated_at'])
    .execute();
  await database.schema
    .createIndex('stories_public')
    .on('stories')
    .columns(['is_public', 'created_at', 'id'])
    .execute();
}

async function createStoryParts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('story_documents')
    .addColumn('story_id', 'text', (column) =>
      column.primaryKey().notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('story_counters')
    .addColumn('story_id', 'text', (column) =>
      column.primaryKey().notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('view_count', 'bigint', (column) => column.notNull())
    .addColumn('choice_count', 'bigint', (column) => column.notNull())
    .addColumn('completion_count', 'bigint', (column) => column.notNull())
    .execute();
}

export const foundation: Migration = {
  async up(database: Kysely<unknown>) {
    await createUsers(database);
    await createSessions(database);
    await createStories(database);
    await createStoryParts(database);
  },
};
