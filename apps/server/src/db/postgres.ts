import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  sql,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { coalesce } from './coalesce.ts';
import { type DatabaseLimits, type OpenDatabase, upgradeLock } from './engine.ts';
import { isGone } from './failures.ts';
import type { Tables } from './schema.ts';
import { type StorySearch, stemOf } from './story-search.ts';

// The size of an index entry is limited.
const longestWord = 120;

const cut = (word: string): string => Array.from(word).slice(0, longestWord).join('');

/** A word as the beginning of an entry, or its stem as a whole one. */
const toTerm = (word: string): string => `('${cut(word)}':* | '${cut(stemOf(word))}')`;

/** Full-text search of PostgreSQL. The server splits the words itself, so both engines find the same. */
const postgresStorySearch: StorySearch = {
  async write(transaction, storyId, text) {
    const words = [...new Set(text.trim().split(' '))].filter((word) => word !== '').map(cut);
    await sql`
      insert into story_search (story_id, words)
      values (${storyId}, array_to_tsvector(${words}::text[]))
      on conflict (story_id) do update set words = excluded.words`.execute(transaction);
  },
  matching: (words) => sql`
    select story_search.story_id from story_search
    where story_search.words @@ ${words.map(toTerm).join(' & ')}::text::tsquery`,
  // As a join it would be planned as a scan of all stories.
  among: (column, query) => sql`${column} = any(array(${query}))`,
  uncertain: (words) => words.filter((word) => word.length > longestWord),
};

const bigintType = 20;

/** How many queries of one process run at once. */
export const connectionsMaximum = 10;

// Open pages refresh every minute; a new connection costs more than most queries.
const keptIdle = 5 * 60 * 1000;

// After a fail-over the new server takes over the load of the old one without a restart of this process.
const connectionSeconds = 30 * 60;

/** How much later than the server's own limit a query is given up, in milliseconds. */
const silenceMargin = 1000;

/**
 * A connection that no longer answers, as behind a proxy after a fail-over, or whose server can only be read since,
 * is closed as soon as a query on it has failed. Otherwise the pool would lend it again.
 */
class AnsweringClient extends pg.Client {
  override readonly query = ((...parameters: Parameters<pg.Client['query']>) => {
    const result: unknown = super.query(...parameters);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        // The caller has the error; an end of a connection without an answer can only fail.
        if (isGone(error)) this.end().catch(() => {});
      });
    }
    return result;
  }) as pg.Client['query'];
}

// Counts and epoch milliseconds are bigint in PostgreSQL; all values here fit a JavaScript number.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') =>
    type === bigintType
      ? Number
      : pg.types.getTypeParser(type, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** Names of settings of a session, and their values in milliseconds. */
export const settingsOf = ({ lock, statement }: DatabaseLimits) => ({
  lock_timeout: lock,
  statement_timeout: statement,
  idle_in_transaction_session_timeout: statement,
});

class ServerDriver extends PostgresDriver {
  readonly #limits: DatabaseLimits;

  constructor(pool: pg.Pool, limits: DatabaseLimits) {
    super({ pool, cursor: Cursor });
    this.#limits = limits;
  }

  // A pooler gives each connection the limits for requests, within which maintenance does not end.
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    if (this.#limits.statement > 0) return;
    const set = Object.entries(settingsOf(this.#limits)).map(
      ([name, value]) => `set_config('${name}', '${value}', true)`,
    );
    await connection.executeQuery(CompiledQuery.raw(`select ${set.join(', ')}`));
  }

  // A rollback on a lost connection fails, and its error would hide the cause. The connection is not used
  // again.
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

// Migrations run in transactions. A lock of a session could not be released behind a pooler of transactions.
class ServerAdapter extends PostgresAdapter {
  override async acquireMigrationLock(transaction: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_xact_lock(${upgradeLock})`.execute(transaction);
  }

  override async releaseMigrationLock(): Promise<void> {}
}

class ServerPostgresDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #limits: DatabaseLimits;

  constructor(pool: pg.Pool, limits: DatabaseLimits) {
    super({ pool, cursor: Cursor });
    this.#pool = pool;
    this.#limits = limits;
  }

  override createDriver(): Driver {
    return new ServerDriver(this.#pool, this.#limits);
  }

  override createAdapter(): DialectAdapter {
    return new ServerAdapter();
  }
}

type Options = {
  url: string;
  limits: DatabaseLimits;
  onLostConnection: (error: Error) => void;
};

/** Opens a PostgreSQL database. */
export function openPostgres({ url, limits, onLostConnection }: Options): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMaximum,
    idleTimeoutMillis: keptIdle,
    connectionTimeoutMillis: limits.connection,
    ...settingsOf(limits),
    query_timeout: limits.statement === 0 ? 0 : limits.statement + silenceMargin,
    keepAlive: true,
    maxLifetimeSeconds: connectionSeconds,
    Client: AnsweringClient,
    types,
  });
  // Without a listener a connection that the server drops while idle would end the process.
  pool.on('error', onLostConnection);
  // The same holds for a connection in use; its query fails and reports the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  const database = new Kysely<Tables>({ dialect: new ServerPostgresDialect(pool, limits) });
  return {
    engine: 'postgres',
    database,
    search: postgresStorySearch,
    readPublicStamp: coalesce(async (storyId: string) => {
      const { rows } = await sql<{ stamp: string }>`
        select stories.version || '.' || coalesce(stories.cover_file_id, '') || '.' ||
          stories.counts_readings || '.' || stories.shows_shares || '.' ||
          stories.discloses_model_text || '.' || users.display_name as stamp
        from stories
        join users on users.id = stories.owner_id
        where stories.id = ${storyId} and stories.is_public = 1
          and stories.deleted_at is null`.execute(database);
      return rows[0]?.stamp;
    }),
    poolLoad: () => ({
      capacity: connectionsMaximum,
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => database.destroy(),
  };
}
