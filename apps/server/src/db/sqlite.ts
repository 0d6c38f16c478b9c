import { join } from 'node:path';
import SqliteConnection from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  sql,
} from 'kysely';
import type { DatabaseLimits, OpenDatabase } from './engine.ts';
import type { Tables } from './schema.ts';
import { nameDamage } from './sqlite-file.ts';
import { type StorySearch, stemOf } from './story-search.ts';

const longestWord = 8;

// SQLite counts code points, JavaScript UTF-16 units.
const lengthOf = (word: string): number => Array.from(word).length;
const cut = (word: string): string => Array.from(word).slice(0, longestWord).join('');

/** A word as the beginning of an entry, or its stem as a whole one. */
const toTerm = (word: string): string =>
  `(${lengthOf(word) < longestWord ? `"${word}"*` : `"${cut(word)}"`} OR "${cut(stemOf(word))}")`;

/**
 * Full-text search of SQLite. Words are cut to eight characters, and all their prefixes are indexed: the index
 * then yields stories one by one, where any other prefix search collects all of them first.
 */
const sqliteStorySearch: StorySearch = {
  async write(transaction, storyId, text) {
    await sql`delete from story_search_rows where story_id = ${storyId}`.execute(transaction);
    const { rows } = await sql<{ number: number }>`
      insert into story_search_rows (story_id) values (${storyId}) returning number`.execute(
      transaction,
    );
    const words = new Set(text.trim().split(' ').map(cut));
    await sql`
      insert into story_search (rowid, words)
      values (${rows[0]?.number}, ${[...words].join(' ')})`.execute(transaction);
  },
  matching: (words) => sql`
    select story_search_rows.story_id from story_search
    join story_search_rows on story_search_rows.number = story_search.rowid
    where story_search match ${words.map(toTerm).join(' AND ')}`,
  among: (column, query) => sql`${column} in (${query})`,
  // An entry of full length may be the beginning of another stem.
  uncertain: (words) =>
    words.filter((word) => lengthOf(word) > longestWord || lengthOf(stemOf(word)) >= longestWord),
};

export const sqliteFileName = 'dreamfork.sqlite';

// With the default of two megabytes a search among 100,000 stories reads every other row from the file.
const cacheKilobytes = 32 * 1024;

/** A connection whose queries say what to do where they find the file damaged. */
const namingDamage = (connection: DatabaseConnection, path: string): DatabaseConnection => ({
  executeQuery: <Row>(query: CompiledQuery) =>
    connection.executeQuery<Row>(query).catch((error: unknown) => {
      throw nameDamage(path, error);
    }),
  streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
});

// A transaction that starts by reading cannot write once another process has written, whatever the busy
// time-out. So every transaction takes the write lock at its start.
class ImmediateDriver extends SqliteDriver {
  readonly #connection: SqliteConnection.Database;
  #naming: DatabaseConnection | undefined;

  constructor(connection: SqliteConnection.Database) {
    super({ database: connection });
    this.#connection = connection;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#naming ??= namingDamage(await super.acquireConnection(), this.#connection.name);
    return this.#naming;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // On a full disk SQLite rolls back by itself; a second rollback fails, and its error would hide the cause.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.inTransaction) await super.rollbackTransaction(connection);
  }
}

// Makes the Migrator use one transaction, so that concurrent processes exclude one another.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ServerSqliteDialect extends SqliteDialect {
  readonly #connection: SqliteConnection.Database;

  constructor(connection: SqliteConnection.Database) {
    super({ database: connection });
    this.#connection = connection;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#connection);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

const publicStampQuery = `
  select stories.version || '.' || coalesce(stories.cover_file_id, '') || '.' ||
    stories.counts_readings || '.' || stories.shows_shares || '.' ||
    stories.discloses_model_text || '.' || users.display_name
  from stories
  join users on users.id = stories.owner_id
  where stories.id = ? and stories.is_public = 1 and stories.deleted_at is null`;

// On a connection of its own, which sees committed data only. Opened at the first call, when the tables
// exist.
function createStampReader(path: string, timeout: number) {
  let reader: SqliteConnection.Database | undefined;
  let statement: SqliteConnection.Statement<[string], string> | undefined;
  return {
    read(storyId: string): string | undefined {
      if (!statement) {
        reader = new SqliteConnection(path, { readonly: true, timeout });
        statement = reader.prepare<[string], string>(publicStampQuery).pluck();
      }
      try {
        return statement.get(storyId);
      } catch (error) {
        throw nameDamage(path, error);
      }
    },
    close: () => reader?.close(),
  };
}

/** Opens the SQLite file of a data directory; an acknowledged write survives a power failure. */
export function openSqlite(dataDirectory: string, { lock }: DatabaseLimits): OpenDatabase {
  const path = join(dataDirectory, sqliteFileName);
  const connection = new SqliteConnection(path, { timeout: lock });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma(`cache_size = -${cacheKilobytes}`);
  const database = new Kysely<Tables>({
    dialect: new ServerSqliteDialect(connection),
  });
  const stamps = createStampReader(path, lock);
  return {
    engine: 'sqlite',
    database,
    search: sqliteStorySearch,
    readPublicStamp: (storyId) => stamps.read(storyId),
    async close() {
      stamps.close();
      await database.destroy();
    },
  };
}
