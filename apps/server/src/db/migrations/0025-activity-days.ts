import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Filled when a day is first asked for after it is over. */
export const activityDays: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('activity_days')
      .addColumn('day', 'text', (column) => column.primaryKey().notNull())
      .addColumn('starts', 'integer', (column) => column.notNull())
      .addColumn('completions', 'integer', (column) => column.notNull())
      .addColumn('registrations', 'integer', (column) => column.notNull())
      .addColumn('new_stories', 'integer', (column) => column.notNull())
      .execute();
  },
};
