import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from './0028-baseline/baseline.ts';

/** What the processes of one database count together, and the media folder that they share. */
export const severalProcesses: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table sign_in_turns (
        id text primary key,
        attempts integer not null,
        next_at bigint not null,
        last_at bigint not null
      )`.execute(database);
    // One process serves an SQLite file.
    if (!isPostgres(database)) return;
    // Counts of minutes need not survive a crash of the database.
    await sql`
      create unlogged table rate_limits (
        id text primary key,
        hits integer not null,
        ends_at bigint not null
      )`.execute(database);
    await sql`
      create table media_folder (
        number integer primary key check (number = 1),
        marker text not null
      )`.execute(database);
  },
};
