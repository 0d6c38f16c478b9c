import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Versions say who saved them; null where that account is gone. Those of stories without co-authors are their owner's. */
export const versionAuthors: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [
      `alter table story_versions add column saved_by text references users (id) on delete set null`,
      `create index story_versions_by_author on story_versions (saved_by)`,
      `update story_versions set saved_by = (
        select owner_id from stories where stories.id = story_versions.story_id
      ) where story_id not in (select story_id from story_members)`,
    ]) {
      await sql.raw(statement).execute(database);
    }
  },
};
