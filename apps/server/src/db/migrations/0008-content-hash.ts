import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { contentHash } from './0006-links-and-unpublished.ts';

type Stories = {
  stories: { id: string; content_hash: string };
  story_documents: { story_id: string; document: string };
};

/** Stories hold a hash of what readers get, so that content that was made private is found without reading it. */
export const contentHashes: Migration = {
  async up(database: Kysely<Stories>) {
    await database.schema
      .alterTable('stories')
      .addColumn('content_hash', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const stories = await database.selectFrom('stories').select('id').execute();
    for (const { id } of stories) {
      const held = await database
        .selectFrom('story_documents')
        .select('document')
        .where('story_id', '=', id)
        .executeTakeFirst();
      if (!held) continue;
      await database
        .updateTable('stories')
        .set({ content_hash: contentHash(held.document) })
        .where('id', '=', id)
        .execute();
    }
  },
};
