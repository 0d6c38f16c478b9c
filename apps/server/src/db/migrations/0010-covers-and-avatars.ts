import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const coversAndAvatars: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('stories').addColumn('cover_file_id', 'text').execute();
    await database.schema.alterTable('users').addColumn('avatar_file_id', 'text').execute();
  },
};
