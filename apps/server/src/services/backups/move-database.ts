import { describeTables } from '../../db/describe-tables.ts';
import { migrationLimits } from '../../db/engine.ts';
import { lockFolder } from '../../db/folder-lock.ts';
import { readMigration } from '../../db/migrations/index.ts';
import { openAsIs } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { fillDatabase, type RowSource } from './fill-database.ts';
import type { TableSums } from './manifest.ts';
import { requireSqlite } from './snapshot.ts';
import { readLines, sumTable } from './table-rows.ts';

type Options = { dataDirectory: string; databaseUrl: string };

/** The rows of a database that nobody changes meanwhile. */
export async function rowsOfDatabase(database: Database): Promise<RowSource> {
  const described = await describeTables(database);
  const tables: TableSums[] = [];
  for (const table of described) tables.push(await sumTable(database, table));
  return {
    migration: await readMigration(database),
    tables,
    async *lines({ name }) {
      const table = described.find((one) => one.name === name);
      if (table) yield* readLines(database, table);
    },
  };
}

async function copyRows({ dataDirectory, databaseUrl }: Options): Promise<RowSource['tables']> {
  const options = { limits: migrationLimits, onLostConnection: () => {} };
  const from = openAsIs({ dataDirectory, databaseUrl: undefined }, options);
  const to = openAsIs({ dataDirectory, databaseUrl }, options);
  try {
    const rows = await rowsOfDatabase(from.database);
    await fillDatabase(to, rows);
    return rows.tables;
  } finally {
    await from.close();
    await to.close();
  }
}

/**
 * Copies the SQLite database of a data directory into an empty PostgreSQL one and compares all rows. The SQLite file
 * stays as it is. An interrupted move goes on when it is run again.
 * @throws Error whose message says what to do.
 */
export async function moveDatabase(options: Options): Promise<RowSource['tables']> {
  await requireSqlite(options.dataDirectory);
  // What a server writes meanwhile would be left behind.
  const unlock = lockFolder(options.dataDirectory);
  try {
    return await copyRows(options);
  } finally {
    unlock();
  }
}
