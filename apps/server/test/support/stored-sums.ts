import { describeTables } from '../../src/db/describe-tables.ts';
import type { Database } from '../../src/db/schema.ts';
import type { TableSums } from '../../src/services/backups/manifest.ts';
import { sumTable } from '../../src/services/backups/table-rows.ts';

/** How many rows each table has, and their hash: the same for the same rows on both engines. */
export async function readSums(database: Database): Promise<TableSums[]> {
  const sums: TableSums[] = [];
  for (const table of await describeTables(database)) sums.push(await sumTable(database, table));
  return sums;
}
