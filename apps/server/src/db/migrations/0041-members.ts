import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who writes a story with its owner, who is invited to, and which files the story may show. */
export const members: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [
      `create table story_members (
        story_id text not null references stories (id) on delete cascade,
        user_id text not null references users (id) on delete cascade,
        joined_at bigint not null,
        invited_by text references users (id) on delete set null,
        primary key (story_id, user_id)
      )`,
      `create index story_members_by_user on story_members (user_id)`,
      `create index story_members_by_inviter on story_members (invited_by)`,
      `create table story_invitations (
        id text not null primary key,
        story_id text not null references stories (id) on delete cascade,
        secret_hash text not null, email text, email_key text, expires_at bigint,
        created_at bigint not null
      )`,
      `create unique index story_invitations_by_secret on story_invitations (secret_hash)`,
      `create index story_invitations_by_story on story_invitations (story_id)`,
      `create table story_files (
        story_id text not null references stories (id) on delete cascade,
        file_id text not null references media_files (id) on delete cascade,
        is_allowed integer not null,
        primary key (story_id, file_id)
      )`,
      `create index story_files_by_file on story_files (file_id)`,
      `insert into story_files (story_id, file_id, is_allowed)
        select story_id, file_id, 1 from story_media`,
    ]) {
      await sql.raw(statement).execute(database);
    }
  },
};
