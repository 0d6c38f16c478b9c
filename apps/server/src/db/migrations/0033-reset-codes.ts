import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links count the codes of the second step that were tried with them. */
export const resetCodes: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('link_tokens')
      .addColumn('codes_tried', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
