import { access } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteConnection from 'better-sqlite3';
import type { Configuration } from '../../configuration/configuration.ts';
import { migrationLimits } from '../../db/engine.ts';
import { openAsIs } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { sqliteFileName } from '../../db/sqlite.ts';

/** @throws Error where a data directory has no SQLite database. */
export async function requireSqlite(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, sqliteFileName);
  await access(path).catch((cause: unknown) => {
    throw new Error(
      `There is no database ${path}. Set DATA_DIR to the data directory of the server.`,
      { cause },
    );
  });
  return path;
}

/** Copies the SQLite database of a data directory as it is at one moment, also while a server writes to it. */
export async function copySqlite(dataDirectory: string, to: string): Promise<void> {
  const path = await requireSqlite(dataDirectory);
  const source = new SqliteConnection(path, { readonly: true, fileMustExist: true });
  try {
    // All pages at once: a copy in steps begins anew whenever the server has written between them.
    await source.backup(to, { progress: () => Number.MAX_SAFE_INTEGER });
  } finally {
    source.close();
  }
}

type Options = {
  place: Pick<Configuration, 'dataDirectory' | 'databaseUrl'>;
  /** An empty folder for a copy of the SQLite database. */
  scratch: string;
};

/** Runs work on the database as it is at one moment, also while servers write to it. */
export async function withSnapshot<Value>(
  { place: { dataDirectory, databaseUrl: url }, scratch }: Options,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  if (!url) await copySqlite(dataDirectory, join(scratch, sqliteFileName));
  const opened = openAsIs(
    { dataDirectory: scratch, databaseUrl: url },
    { limits: migrationLimits, onLostConnection: () => {} },
  );
  try {
    if (!url) return await work(opened.database);
    return await opened.database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(work);
  } finally {
    await opened.close();
  }
}
