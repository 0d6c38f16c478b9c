import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from './open.ts';
import { postgresStorySearch } from './postgres-story-search.ts';
import type { Tables } from './schema.ts';
import { shareLookups } from './share-lookups.ts';

const bigintType = 20;

// Counts and epoch milliseconds are bigint there; all of ours fit a JavaScript number.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') =>
    type === bigintType
      ? Number
      : pg.types.getTypeParser(type, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** Opens a PostgreSQL database. */
export function openPostgres(url: string, onLostConnection: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types,
  });
  // Without a listener a connection that the server drops while idle would end the process.
  pool.on('error', onLostConnection);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: 'postgres',
    database,
    search: postgresStorySearch,
    readPublicStamp: shareLookups(async (storyId: string) => {
      const { rows } = await sql<{ stamp: string }>`
        select stories.version || '.' || users.display_name as stamp from stories
        join users on users.id = stories.owner_id
        where stories.id = ${storyId} and stories.is_public = 1
          and stories.deleted_at is null`.execute(database);
      return rows[0]?.stamp;
    }),
    close: () => database.destroy(),
  };
}
