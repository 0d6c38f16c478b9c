import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createReadings(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('reading_states')
    .addColumn('story_id', 'text', (column) =>
      column.notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('reading', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('left_node_id', 'text')
    .addColumn('has_ended', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('reading_states_key', ['story_id', 'reading'])
    .execute();
  await database.schema
    .createTable('reading_events')
    .addColumn('story_id', 'text', (column) =>
      column.notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('reading', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('node_id', 'text', (column) => column.notNull())
    .addColumn('choice_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reading_events_key', [
      'story_id',
      'reading',
      'type',
      'node_id',
      'choice_id',
    ])
    .execute();
  for (const table of ['reading_states', 'reading_events']) {
    await database.schema
      .createIndex(`${table}_by_day`)
      .on(table)
      .columns(['day', 'story_id'])
      .execute();
  }
}

async function createFigures(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('reading_figures')
    .addColumn('story_id', 'text', (column) =>
      column.notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('figure', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('choice_id', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('reading_figures_key', [
      'story_id',
      'version',
      'figure',
      'part',
      'choice_id',
    ])
    .execute();
}

export const statistics: Migration = {
  async up(database: Kysely<unknown>) {
    await createReadings(database);
    await createFigures(database);
  },
};
