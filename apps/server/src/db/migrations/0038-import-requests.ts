import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Imports name the request that brought their file, by which the log is searched. */
export const importRequests: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('story_imports').addColumn('request_id', 'text').execute();
  },
};
