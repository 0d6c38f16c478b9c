import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Authors get letters about new comments. */
export const commentLetters: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('users')
      .addColumn('comments_told_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createIndex('story_comments_by_time')
      .on('story_comments')
      .column('created_at')
      .execute();
  },
};
