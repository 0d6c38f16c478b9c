import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { coverMap } from './0027-cover-map.ts';

type Stories = {
  stories: { id: string; cover_url: string | null; cover_map: string | null };
  story_documents: { story_id: string; document: string };
};

/** Stories hold the map that their cover is drawn from. The demo stories have lost the pictures that were theirs. */
export const drawnCovers: Migration = {
  async up(database: Kysely<Stories>) {
    await database.schema.alterTable('stories').addColumn('cover_map', 'text').execute();
    await database
      .updateTable('stories')
      .set({ cover_url: null })
      .where('cover_url', 'like', '/demo/%/cover.webp')
      .execute();
    const stories = await database.selectFrom('stories').select('id').execute();
    for (const { id } of stories) {
      const held = await database
        .selectFrom('story_documents')
        .select('document')
        .where('story_id', '=', id)
        .executeTakeFirst();
      // Documents were checked before they were stored.
      const map = held && coverMap(JSON.parse(held.document));
      if (!map) continue;
      await database
        .updateTable('stories')
        .set({ cover_map: JSON.stringify(map) })
        .where('id', '=', id)
        .execute();
    }
  },
};
