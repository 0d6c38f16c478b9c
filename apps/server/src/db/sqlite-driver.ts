import type SqliteConnection from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { nameDamage } from './sqlite-file.ts';

/** Statements that a connection keeps prepared: preparing one takes longer than most of them run. */
const preparedMaximum = 500;

/** Two connections to one file: what has been committed on one is there for the next statement of the other. */
type Connections = { writer: SqliteConnection.Database; reader: SqliteConnection.Database };

function keepingPrepared(connection: SqliteConnection.Database) {
  const statements = new Map<string, SqliteConnection.Statement<readonly unknown[], unknown>>();
  return {
    prepare(text: string) {
      const known = statements.get(text);
      if (known) return known;
      const statement = connection.prepare<readonly unknown[], unknown>(text);
      statements.set(text, statement);
      const [oldest = ''] = statements.keys();
      if (statements.size > preparedMaximum) statements.delete(oldest);
      return statement;
    },
    close: () => connection.close(),
  };
}

/** Lets one caller after another have the writer, in the order in which they came. */
function createTurns() {
  let last = Promise.resolve();
  /** Resolves to what ends the turn. */
  return async function takeTurn(): Promise<() => void> {
    const before = last;
    let end = () => {};
    last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  };
}

type Parts = Connections & {
  isRead: (text: string) => boolean;
  reading: DatabaseConnection;
  writing: DatabaseConnection;
  takeTurn: ReturnType<typeof createTurns>;
};

/** One query, or one transaction. */
class ServerConnection implements DatabaseConnection {
  readonly #parts: Parts;
  #endTurn: (() => void) | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async takeTurn(): Promise<void> {
    this.#endTurn = await this.#parts.takeTurn();
  }

  endTurn(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  async #execute<Row>(query: CompiledQuery) {
    const { isRead, reading, writing } = this.#parts;
    if (this.#endTurn) return writing.executeQuery<Row>(query);
    if (isRead(query.sql)) return reading.executeQuery<Row>(query);
    await this.takeTurn();
    return writing.executeQuery<Row>(query).finally(() => this.endTurn());
  }

  executeQuery<Row>(query: CompiledQuery) {
    return this.#execute<Row>(query).catch((error: unknown) => {
      throw nameDamage(this.#parts.writer.name, error);
    });
  }

  // A statement that is kept could be asked for again before its last row.
  async *streamQuery<Row>({ sql, parameters }: CompiledQuery) {
    const { reader, writer } = this.#parts;
    const statement = (this.#endTurn ? writer : reader).prepare<readonly unknown[], Row>(sql);
    for (const row of statement.iterate(parameters)) yield { rows: [row] };
  }
}

/** Reads outside of transactions run on a connection of their own, so that they wait for no transaction. */
class ServerSqliteDriver extends SqliteDriver {
  readonly #connections: Connections;
  readonly #readDriver: SqliteDriver;
  readonly #reads: ReturnType<typeof keepingPrepared>;
  #parts: Parts | undefined;

  constructor(connections: Connections) {
    super({ database: keepingPrepared(connections.writer) });
    this.#connections = connections;
    this.#reads = keepingPrepared(connections.reader);
    this.#readDriver = new SqliteDriver({ database: this.#reads });
  }

  override async init(): Promise<void> {
    await super.init();
    await this.#readDriver.init();
    this.#parts = {
      ...this.#connections,
      isRead: (text) => this.#reads.prepare(text).readonly,
      reading: await this.#readDriver.acquireConnection(),
      writing: await super.acquireConnection(),
      takeTurn: createTurns(),
    };
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#parts) throw new Error('The database is used before it is open.');
    return new ServerConnection(this.#parts);
  }

  // A transaction that starts by reading cannot write once another process has written, whatever the busy
  // time-out. So every transaction takes the write lock at its start.
  override async beginTransaction(connection: ServerConnection): Promise<void> {
    await connection.takeTurn();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // On a full disk SQLite rolls back by itself; a second rollback fails, and its error would hide the cause.
  override async rollbackTransaction(connection: ServerConnection): Promise<void> {
    if (this.#connections.writer.inTransaction) await super.rollbackTransaction(connection);
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof ServerConnection) connection.endTurn();
  }

  // The writer last: it takes the files beside the database with it.
  override async destroy(): Promise<void> {
    await this.#readDriver.destroy();
    await super.destroy();
  }
}

class ServerSqliteAdapter extends SqliteAdapter {
  // Makes the Migrator use one transaction, so that concurrent processes exclude one another.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  // The driver lets reads run beside a transaction.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The dialect of one file that a connection writes and another reads. */
export class ServerSqliteDialect extends SqliteDialect {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    super({ database: connections.writer });
    this.#connections = connections;
  }

  override createDriver(): Driver {
    return new ServerSqliteDriver(this.#connections);
  }

  override createAdapter(): DialectAdapter {
    return new ServerSqliteAdapter();
  }
}
