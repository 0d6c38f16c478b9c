import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import SqliteConnection from 'better-sqlite3';

/** A server that is being restarted has this long to end, in milliseconds. */
const patience = 5000;

const nameOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim() || 'another process';
  } catch {
    // Whoever has the lock has not written its name yet.
    return 'another process';
  }
};

/**
 * Keeps a data directory for this process until it ends, however it ends: the lock is one of the operating system,
 * held by SQLite.
 * @throws Error that names the process which has it.
 */
export function lockFolder(dataDirectory: string): () => void {
  const path = join(dataDirectory, 'server.lock');
  const owner = join(dataDirectory, 'server.pid');
  closeSync(openSync(path, 'a', 0o600));
  const connection = new SqliteConnection(path, { timeout: patience });
  try {
    connection.exec('begin exclusive');
  } catch (error) {
    connection.close();
    throw new Error(
      `The data directory ${dataDirectory} is in use by ${nameOf(owner)}. Two servers on one SQLite database would damage imports and media. Stop the other one, give this one a DATA_DIR of its own, or set DATABASE_URL to run several on PostgreSQL.`,
      { cause: error },
    );
  }
  writeFileSync(owner, `process ${process.pid} on ${hostname()}\n`, { mode: 0o600 });
  return () => connection.close();
}
