import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes for the history of acts on one account, and for sums over the readings of all stories. */
export const adminIndexes: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createIndex('audit_log_by_target')
      .on('audit_log')
      .columns(['target_id', 'created_at', 'id'])
      .execute();
    await database.schema
      .createIndex('reading_figures_of_all_versions')
      .on('reading_figures')
      .columns(['figure', 'part'])
      .where(sql<boolean>`version = 0`)
      .execute();
  },
};
