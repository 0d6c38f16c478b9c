import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Database, Tables } from './schema.ts';

/** Rows of events that SQLite deletes, with their indexes, in well under 20 milliseconds on a slow machine too. */
const rowsAtOnce = 50;

/** Milliseconds of a batch above which the next one has half as many rows, down to a bound. */
const batchLimit = 20;
const fewestRows = 20;

/** PostgreSQL deletes on its own side; so many rows stay far from the limit of a statement. */
const rowsAtOncePostgres = 5000;

type Options = {
  /** Ends the work between two batches. */
  signal?: AbortSignal;
  /** How many rows SQLite deletes at once, where they are larger than events. */
  rows?: number;
};

const deleteSome = (
  database: Database,
  table: keyof Tables,
  { condition, rows }: { condition: RawBuilder<boolean>; rows: number },
) =>
  isPostgres(database)
    ? sql`
        delete from ${sql.table(table)}
        where ctid = any(array(
          select ctid from ${sql.table(table)} where ${condition} limit ${rowsAtOncePostgres}
        ))`
    : sql`
        delete from ${sql.table(table)}
        where rowid in (
          select rowid from ${sql.table(table)} where ${condition} limit ${rows}
        )`;

/**
 * Deletes many rows. SQLite does so on the main thread: between its batches the server has four times as long for requests.
 * @throws the reason of the signal.
 */
export async function deleteInBatches(
  database: Database,
  table: keyof Tables,
  condition: RawBuilder<boolean>,
  { signal, rows = rowsAtOnce }: Options = {},
): Promise<void> {
  let next = rows;
  for (;;) {
    signal?.throwIfAborted();
    const began = performance.now();
    const { numAffectedRows } = await deleteSome(database, table, {
      condition,
      rows: next,
    }).execute(database);
    if (!numAffectedRows) return;
    const took = performance.now() - began;
    if (took > batchLimit) next = Math.min(next, Math.max(fewestRows, Math.floor(next / 2)));
    await wait(4 * took);
  }
}
