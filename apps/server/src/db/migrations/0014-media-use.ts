import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const mediaUse: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('media_files').addColumn('unused_since', 'bigint').execute();
    await database.schema.alterTable('media_files').addColumn('codecs', 'text').execute();
    // When the last use of these files went is not known: their time begins now.
    await sql`
      update media_files set unused_since = ${Date.now()}
      where not exists (select 1 from story_media where story_media.file_id = media_files.id)
        and not exists (select 1 from users where users.avatar_file_id = media_files.id)`.execute(
      database,
    );
  },
};
