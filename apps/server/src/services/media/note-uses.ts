import { sql } from 'kysely';
import { isPostgres } from '../../db/engine.ts';
import type { Database } from '../../db/schema.ts';

/** Rows in one statement, below the number of parameters that both engines accept. */
export const batchSize = 1000;

const isUsed = sql<boolean>`(exists (
  select 1 from story_media where story_media.file_id = media_files.id) or exists (
  select 1 from users
  where users.id = media_files.owner_id and users.avatar_file_id = media_files.id))`;

async function noteBatch(transaction: Database, ids: readonly string[], time: number) {
  // Each statement after the lock sees what other transactions did to the uses of these files before.
  await transaction
    .selectFrom('media_files')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    // In SQLite a write transaction excludes all others.
    .$if(isPostgres(transaction), (query) => query.forNoKeyUpdate())
    .execute();
  const files = transaction.updateTable('media_files').where('id', 'in', ids);
  await files
    .set({ unused_since: null })
    .where('unused_since', 'is not', null)
    .where(isUsed)
    .execute();
  await files
    .set({ unused_since: time })
    .where('unused_since', 'is', null)
    .where(sql<boolean>`not ${isUsed}`)
    .execute();
}

/** Notes since when files are unused, in the transaction that added or removed uses of them. */
export async function noteUses(
  transaction: Database,
  fileIds: readonly string[],
  time: number,
): Promise<void> {
  // In one order everywhere: transactions that lock the same files in another would deadlock.
  const ids = [...new Set(fileIds)].toSorted();
  for (let at = 0; at < ids.length; at += batchSize) {
    await noteBatch(transaction, ids.slice(at, at + batchSize), time);
  }
}
