import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Cases keep the files of the reported story, and stay when the account of their author is erased. */
export const caseMedia: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable('case_media')
      .addColumn('target_id', 'text', (column) =>
        column.notNull().references('moderation_cases.target_id').onDelete('cascade'),
      )
      .addColumn('file_id', 'text', (column) =>
        column.notNull().references('media_files.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('case_media_key', ['target_id', 'file_id'])
      .execute();
    await schema.createIndex('case_media_by_file').on('case_media').column('file_id').execute();
    await schema
      .createIndex('media_files_kept')
      .on('media_files')
      .column('id')
      .where(sql.ref('status'), '=', sql.lit(2))
      .execute();
    await schema.alterTable('users').addColumn('erased_at', 'bigint').execute();
    await schema
      .createIndex('users_erased')
      .on('users')
      .column('erased_at')
      .where('erased_at', 'is not', null)
      .execute();
    await sql`
      insert into case_media (target_id, file_id)
      select moderation_cases.target_id, story_media.file_id
      from moderation_cases
      inner join story_media on story_media.story_id = moderation_cases.story_id
      where moderation_cases.kind = 'story'`.execute(database);
  },
};
