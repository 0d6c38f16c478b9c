import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from './0028-baseline/baseline.ts';

/** Drafts that are ahead of what readers get. What is public is published as it stands. */
export const publishedVersions: Migration = {
  async up(database: Kysely<unknown>) {
    const comparedText = isPostgres(database) ? 'text collate "C"' : 'text';
    for (const statement of [
      `alter table stories add column published_at bigint`,
      `alter table stories add column publishes_by_hand integer default 0 not null`,
      `update stories set published_at = updated_at where is_public = 1`,
      `create table story_drafts (
        story_id text not null primary key references stories (id) on delete cascade,
        version integer not null, title text not null, description text not null,
        cover_url text, cover_map text, node_count integer not null, end_count integer not null,
        word_count integer not null, size_bytes integer not null, content_hash text not null,
        search_text text not null, title_key ${comparedText} not null,
        updated_at bigint not null, document text not null
      )`,
      `alter table story_media add column in_draft integer default 1 not null`,
      `alter table story_media add column for_readers integer default 1 not null`,
    ]) {
      await sql.raw(statement).execute(database);
    }
  },
};
