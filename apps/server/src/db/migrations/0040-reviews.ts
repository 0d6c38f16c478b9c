import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reviews of drafts: links, who came through them, and what they wrote. */
export const reviews: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [
      `create table story_reviews (
        story_id text not null primary key references stories (id) on delete cascade,
        changed_at bigint not null
      )`,
      `create table review_links (
        id text not null primary key,
        story_id text not null references stories (id) on delete cascade,
        name text not null, secret_hash text not null, version integer, expires_at bigint,
        allows_comments integer not null, allows_guests integer not null,
        email text, email_key text, created_at bigint not null, revoked_at bigint
      )`,
      `create unique index review_links_by_secret on review_links (secret_hash)`,
      `create index review_links_by_story on review_links (story_id)`,
      `create table review_readers (
        id text not null primary key,
        link_id text not null references review_links (id) on delete cascade,
        story_id text not null references stories (id) on delete cascade,
        user_id text references users (id) on delete cascade,
        guest_hash text, name text, came_at bigint not null, seen_at bigint not null,
        nodes_read integer not null, has_finished integer not null
      )`,
      `create unique index review_readers_by_user on review_readers (link_id, user_id)`,
      `create unique index review_readers_by_guest on review_readers (link_id, guest_hash)`,
      `create index review_readers_of_user on review_readers (user_id)`,
      `create index review_readers_by_story on review_readers (story_id)`,
      `create table review_threads (
        id text not null primary key,
        story_id text not null references stories (id) on delete cascade,
        link_id text references review_links (id) on delete cascade,
        user_id text references users (id) on delete set null,
        reader_id text references review_readers (id) on delete set null,
        anchor text not null, suggestion text, taken_at bigint, resolved_at bigint, gone_at bigint,
        reading text, version integer not null, created_at bigint not null,
        updated_at bigint not null
      )`,
      `create index review_threads_by_story on review_threads (story_id, updated_at, id)`,
      `create index review_threads_by_link on review_threads (link_id, updated_at, id)`,
      `create index review_threads_by_user on review_threads (user_id)`,
      `create index review_threads_by_reader on review_threads (reader_id)`,
      `create table review_comments (
        id text not null primary key,
        story_id text not null references stories (id) on delete cascade,
        thread_id text not null references review_threads (id) on delete cascade,
        user_id text references users (id) on delete cascade,
        reader_id text references review_readers (id) on delete cascade,
        text text not null, created_at bigint not null, edited_at bigint
      )`,
      `create index review_comments_by_thread on review_comments (thread_id, created_at, id)`,
      `create index review_comments_by_story on review_comments (story_id)`,
      `create index review_comments_by_user on review_comments (user_id)`,
      `create index review_comments_by_reader on review_comments (reader_id)`,
      `create index review_comments_by_time on review_comments (created_at)`,
      `alter table moderation_cases add column review_evidence text`,
    ]) {
      await sql.raw(statement).execute(database);
    }
  },
};
