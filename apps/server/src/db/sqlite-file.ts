import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import SqliteConnection from 'better-sqlite3';

const ownerOnly = 0o600;

/** The database file and its companions, which SQLite creates with the mode of the file. */
const filesOf = (path: string): string[] => [path, `${path}-wal`, `${path}-shm`];

function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', ownerOnly));
  for (const file of filesOf(path)) if (existsSync(file)) chmodSync(file, ownerOnly);
}

const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^SQLITE_(?:NOTADB|CORRUPT)/.test(String(error.code));

/** What is damaged, and how to restore it. */
export const damageOf = (path: string, cause: Error): Error =>
  new Error(
    [
      `The database file ${path} is damaged (${cause.message}).`,
      `Put the data directory aside, restore your newest backup into an empty one (npm run restore -- FILE) and start again.`,
      `Without a backup, "sqlite3 ${path} .recover" prints what can still be read.`,
    ].join(' '),
    { cause },
  );

/** An error that says what to do, where SQLite finds its file damaged; any other error as it came. */
export const nameDamage = (path: string, error: unknown): unknown =>
  isDamage(error) && error instanceof Error ? damageOf(path, error) : error;

/**
 * Creates the database file if missing, makes it readable by its owner only, and reads its header and schema.
 * Queries read the rest, because a file may have many gigabytes.
 * @throws Error that names a damaged file and how to restore it.
 */
export function checkSqliteFile(path: string, timeout: number): void {
  keepPrivate(path);
  const connection = new SqliteConnection(path, { timeout });
  try {
    connection.prepare('select count(*) from sqlite_schema').get();
  } catch (error) {
    throw nameDamage(path, error);
  } finally {
    connection.close();
  }
}
