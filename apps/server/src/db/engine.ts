import { type Kysely, PostgresAdapter } from 'kysely';
import type { Load } from '../budget.ts';
import type { Database } from './schema.ts';
import type { StorySearch } from './story-search.ts';

/** Whether a database, or a transaction of it, is PostgreSQL. */
export const isPostgres = <Tables>(database: Kysely<Tables>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

/** How long to wait for the database, in milliseconds; 0 means no limit. SQLite supports `lock` only. */
export type DatabaseLimits = { connection: number; lock: number; statement: number };

/** While the server handles requests. SQLite waits for a lock on the main thread and blocks all requests meanwhile. */
export const servingLimits: DatabaseLimits = { connection: 3000, lock: 3000, statement: 8000 };

/** During migrations: one of several processes migrates, the others wait. */
export const migrationLimits: DatabaseLimits = { connection: 10_000, lock: 60_000, statement: 0 };

/** The advisory lock of PostgreSQL under which one process upgrades a database. */
export const upgradeLock = 7_205_118;

/** An open database of either engine. */
export type OpenDatabase = {
  engine: 'sqlite' | 'postgres';
  database: Database;
  search: StorySearch;
  /**
   * A text that changes whenever the public response for this story would; undefined for a private or missing
   * one. Every reader asks for it, so it bypasses the query builder.
   */
  readPublicStamp: (storyId: string) => string | undefined | Promise<string | undefined>;
  /** How busy the connections are; absent for SQLite, which has one. */
  poolLoad?: () => Load;
  close: () => Promise<void>;
};
