import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accountTables } from './accounts.ts';
import { mediaTables } from './media.ts';
import { moderationTables } from './moderation.ts';
import { readingTables } from './readings.ts';
import { storyTables } from './stories.ts';
import { postgresStorySearch, sqliteStorySearch } from './story-search.ts';
import { postgresTriggers, sqliteTriggers } from './triggers.ts';
import { createPostgresUserSearch, sqliteUserSearch } from './user-search.ts';

export const isPostgres = <Tables>(database: Kysely<Tables>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

/** Titles and tags are compared by code point, in PostgreSQL as in SQLite. */
const tables = (comparedText: string) => [
  ...accountTables,
  ...storyTables(comparedText),
  ...mediaTables,
  ...readingTables,
  ...moderationTables,
];

/** All tables as the 28 migrations before it left them. */
export const baseline: Migration = {
  async up(database: Kysely<unknown>) {
    const statements = isPostgres(database)
      ? [...tables('text collate "C"'), ...postgresStorySearch, ...postgresTriggers]
      : [...tables('text'), ...sqliteStorySearch, ...sqliteUserSearch, ...sqliteTriggers];
    for (const statement of statements) await sql.raw(statement).execute(database);
    if (isPostgres(database)) await createPostgresUserSearch(database);
  },
};
