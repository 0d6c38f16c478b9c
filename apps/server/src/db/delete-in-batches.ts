import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Database, Tables } from './schema.ts';

/** Rows of events that SQLite deletes, with their indexes, in well under 20 milliseconds. */
const rowsAtOnce = 200;

/** Deletes many rows. SQLite does so on the main thread: between its batches the server answers requests. */
export async function deleteInBatches(
  database: Database,
  table: keyof Tables,
  condition: RawBuilder<boolean>,
): Promise<void> {
  if (isPostgres(database)) {
    await sql`delete from ${sql.table(table)} where ${condition}`.execute(database);
    return;
  }
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)}
      where rowid in (
        select rowid from ${sql.table(table)} where ${condition} limit ${rowsAtOnce}
      )`.execute(database);
    if (!numAffectedRows) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
