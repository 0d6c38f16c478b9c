import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const key = [
  'story_id',
  'day',
  'version',
  'source',
  'device',
  'figure',
  'part',
  'choice_id',
] as const;

export const readingSegments: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('reading_segments')
      .addColumn('story_id', 'text', (column) =>
        column.notNull().references('stories.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('figure', 'text', (column) => column.notNull())
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('choice_id', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('reading_segments_key', [...key])
      .execute();
    await database.schema
      .createIndex('reading_segments_by_day')
      .on('reading_segments')
      .columns(['day', 'story_id'])
      .execute();
    for (const column of ['source', 'device']) {
      await database.schema.alterTable('reading_states').addColumn(column, 'text').execute();
    }
    await database.schema
      .alterTable('stories')
      .addColumn('shows_shares', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
