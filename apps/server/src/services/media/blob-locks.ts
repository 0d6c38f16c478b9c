import { sql } from 'kysely';
import { isPostgres } from '../../db/engine.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Runs alone among all work with the same content: a content is not removed while a file that has it is being
 * recorded.
 */
export type BlobLocks = <Value>(
  database: Database,
  sha256: string,
  work: (database: Database) => Promise<Value>,
) => Promise<Value>;

export function createBlobLocks(): BlobLocks {
  const tails = new Map<string, Promise<unknown>>();
  return async (database, sha256, work) => {
    if (isPostgres(database)) {
      return database.transaction().execute(async (transaction) => {
        const key = sql`hashtextextended(${sha256}, 0)`;
        await sql`select pg_advisory_xact_lock(${key})`.execute(transaction);
        return work(transaction);
      });
    }
    // One process serves an SQLite file. A transaction would stop all others while the storage works.
    const before = tails.get(sha256) ?? Promise.resolve();
    const run = before.then(() => work(database));
    const tail = run.catch(() => {});
    tails.set(sha256, tail);
    try {
      return await run;
    } finally {
      if (tails.get(sha256) === tail) tails.delete(sha256);
    }
  };
}
