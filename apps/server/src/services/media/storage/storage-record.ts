import { isPostgres } from '../../../db/engine.ts';
import type { Database } from '../../../db/schema.ts';
import type { StorageRecord } from './storage.ts';

/** One transaction at a time claims the folder; one that fails leaves it to the next. */
const agreeOnFolder = (database: Database, claim: () => Promise<string>): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('media_folder')
      .values({ number: 1, marker: '' })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (!inserted) {
      const { marker } = await transaction
        .selectFrom('media_folder')
        .select('marker')
        .executeTakeFirstOrThrow();
      return marker;
    }
    const marker = await claim();
    await transaction.updateTable('media_folder').set({ marker }).execute();
    return marker;
  });

export const createStorageRecord = (database: Database): StorageRecord => ({
  async isUsed() {
    const file = await database.selectFrom('media_files').select('id').limit(1).executeTakeFirst();
    return file !== undefined;
  },
  ...(isPostgres(database) ? { agreeOn: (claim) => agreeOnFolder(database, claim) } : {}),
});
