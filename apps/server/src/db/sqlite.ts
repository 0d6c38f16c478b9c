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

export const sqliteFileName = 'dreamfork.sqlite';
const busyTimeout = 10_000;

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

/** Opens the SQLite file of a data directory; an acknowledged write survives a power failure. */
export function openSqlite(dataDirectory: string): OpenDatabase {
  const connection = new SqliteConnection(join(dataDirectory, sqliteFileName), {
    timeout: busyTimeout,
  });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  let publicStamp: SqliteConnection.Statement<[string], string> | undefined;
  return {
    engine: 'sqlite',
    database: new Kysely<Tables>({ dialect: new ServerSqliteDialect({ database: connection }) }),
    readPublicStamp(storyId) {
      publicStamp ??= connection
        .prepare<[string], string>(
          `select stories.version || '.' || users.display_name from stories
           join users on users.id = stories.owner_id
           where stories.id = ? and stories.is_public = 1`,
        )
        .pluck();
      return publicStamp.get(storyId);
    },
  };
}
