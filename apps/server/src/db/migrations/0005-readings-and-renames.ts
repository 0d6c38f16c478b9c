import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createReadings(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('story_readings')
    .addColumn('story_id', 'text', (column) =>
      column.notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('reader', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('counted_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('story_readings_key', ['story_id', 'reader', 'event'])
    .execute();
  await database.schema
    .createIndex('story_readings_by_time')
    .on('story_readings')
    .column('counted_at')
    .execute();
}

async function createRenames(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('author_renames')
    .addColumn('author_id', 'text', (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('done_up_to', 'text', (column) => column.notNull())
    .execute();
}

export const readingsAndRenames: Migration = {
  async up(database: Kysely<unknown>) {
    await createReadings(database);
    await createRenames(database);
  },
};
