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
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import type { OpenDatabase } from './open.ts';
import type { Tables } from './schema.ts';
import { sqliteStorySearch } from './sqlite-story-search.ts';

export const sqliteFileName = 'dreamfork.sqlite';
const busyTimeout = 10_000;

// The usual two megabytes send a search among a hundred thousand stories to the file for every other row.
const cacheKilobytes = 32 * 1024;

// A transaction that starts by reading cannot become a writing one once another process has written,
// whatever the busy timeout. Ours take the write lock at once and wait for it.
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

// Makes the Migrator run each round in one transaction, so that racing processes exclude one another.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ServerSqliteDialect extends SqliteDialect {
  #configuration: SqliteDialectConfig;

  constructor(configuration: SqliteDialectConfig) {
    super(configuration);
    this.#configuration = configuration;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#configuration);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

const publicStampQuery = `
  select stories.version || '.' || users.display_name from stories
  join users on users.id = stories.owner_id
  where stories.id = ? and stories.is_public = 1 and stories.deleted_at is null`;

// On a connection of its own, which sees nothing of a transaction that has not been committed. Opened
// at the first question, when the tables are there.
function createStampReader(path: string) {
  let reader: SqliteConnection.Database | undefined;
  let statement: SqliteConnection.Statement<[string], string> | undefined;
  return {
    read(storyId: string): string | undefined {
      if (!statement) {
        reader = new SqliteConnection(path, { readonly: true, timeout: busyTimeout });
        statement = reader.prepare<[string], string>(publicStampQuery).pluck();
      }
      return statement.get(storyId);
    },
    close: () => reader?.close(),
  };
}

/** Opens the SQLite file of a data directory; an acknowledged write survives a power failure. */
export function openSqlite(dataDirectory: string): OpenDatabase {
  const path = join(dataDirectory, sqliteFileName);
  const connection = new SqliteConnection(path, { timeout: busyTimeout });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma(`cache_size = -${cacheKilobytes}`);
  const database = new Kysely<Tables>({
    dialect: new ServerSqliteDialect({ database: connection }),
  });
  const stamps = createStampReader(path);
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
