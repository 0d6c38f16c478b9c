import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Versions tell whether text of a model came with them, and stories whether their readers are told. */
export const modelText: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('story_versions')
      .addColumn('has_model_text', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await database.schema
      .alterTable('stories')
      .addColumn('discloses_model_text', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
