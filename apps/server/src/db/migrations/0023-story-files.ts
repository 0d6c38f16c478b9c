import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createImports({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('story_imports')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('owner_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('runner', 'text', (column) => column.notNull())
    .addColumn('lease_ends_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('progress', 'double precision', (column) => column.notNull().defaultTo(0))
    .addColumn('file_ids', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('story_id', 'text')
    .addColumn('title', 'text')
    .addColumn('node_count', 'integer')
    .addColumn('media_count', 'integer')
    .addColumn('error', 'text')
    .addColumn('error_place', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  for (const [name, columns] of [
    ['story_imports_by_status', ['status', 'lease_ends_at']],
    ['story_imports_by_owner', ['owner_id', 'status']],
    ['story_imports_by_end', ['finished_at']],
  ] satisfies [string, string[]][]) {
    await schema.createIndex(name).on('story_imports').columns(columns).execute();
  }
}

const createExtras = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema
    .createTable('story_file_extras')
    .addColumn('story_id', 'text', (column) =>
      column.primaryKey().notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('extras', 'text', (column) => column.notNull())
    .execute();

export const storyFiles: Migration = {
  async up(database: Kysely<unknown>) {
    await createImports(database);
    await createExtras(database);
  },
};
