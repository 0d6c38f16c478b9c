import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createFiles(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('media_files')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('owner_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('poster_sha256', 'text')
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('mime_type', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'bigint', (column) => column.notNull())
    .addColumn('type', 'integer', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('is_animated', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('duration', 'double precision')
    .addColumn('placeholder', 'text')
    .addColumn('waveform', 'text')
    .addColumn('is_kept', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('download_count', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('media_files_by_owner')
    .on('media_files')
    .columns(['owner_id', 'created_at', 'id'])
    .execute();
  for (const column of ['sha256', 'poster_sha256']) {
    await database.schema
      .createIndex(`media_files_by_${column}`)
      .on('media_files')
      .column(column)
      .execute();
  }
}

async function createStoryMedia(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('story_media')
    .addColumn('story_id', 'text', (column) =>
      column.notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('file_id', 'text', (column) =>
      column.notNull().references('media_files.id').onDelete('cascade'),
    )
    .addColumn('nodes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('story_media_key', ['story_id', 'file_id'])
    .execute();
  await database.schema
    .createIndex('story_media_by_file')
    .on('story_media')
    .column('file_id')
    .execute();
}

async function createNodes(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('media_nodes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('story_id', 'text', (column) =>
      column.notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('file_id', 'text', (column) =>
      column.notNull().references('media_files.id').onDelete('cascade'),
    )
    .addColumn('x', 'double precision', (column) => column.notNull())
    .addColumn('y', 'double precision', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['story_id', 'file_id']) {
    await database.schema
      .createIndex(`media_nodes_by_${column}`)
      .on('media_nodes')
      .column(column)
      .execute();
  }
}

export const media: Migration = {
  async up(database: Kysely<unknown>) {
    await createFiles(database);
    await createStoryMedia(database);
    await createNodes(database);
  },
};
