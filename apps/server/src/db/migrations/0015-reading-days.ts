import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const readingDays: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('reading_days')
      .addColumn('story_id', 'text', (column) =>
        column.notNull().references('stories.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('figure', 'text', (column) => column.notNull())
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('choice_id', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('reading_days_key', [
        'story_id',
        'day',
        'version',
        'figure',
        'part',
        'choice_id',
      ])
      .execute();
    await database.schema
      .createIndex('reading_days_by_day')
      .on('reading_days')
      .columns(['day', 'story_id'])
      .execute();
    await database.schema
      .alterTable('stories')
      .addColumn('counts_readings', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
