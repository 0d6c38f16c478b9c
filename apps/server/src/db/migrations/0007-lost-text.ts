import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Versions tell whether the next save took text away. */
export const lostText: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('story_versions')
      .addColumn('has_lost_text', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
