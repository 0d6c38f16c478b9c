import { describe, expect, test } from 'vitest';
import { migrationLimits } from '../../../src/db/engine.ts';
import { lockFolder } from '../../../src/db/folder-lock.ts';
import { openAsIs, openDatabase } from '../../../src/db/open.ts';
import { fillDatabase } from '../../../src/services/backups/fill-database.ts';
import { moveDatabase, rowsOfDatabase } from '../../../src/services/backups/move-database.ts';
import { makeOldPlace } from '../../support/old-database.ts';
import { isPostgresReachable, makePlace, type Place } from '../../support/places.ts';
import { readSums } from '../../support/stored-sums.ts';

const options = { limits: migrationLimits, onLostConnection: () => {} };

async function sumsOf(place: Pick<Place, 'dataDirectory' | 'databaseUrl'>) {
  const { database, close } = openAsIs(place, options);
  try {
    return await readSums(database);
  } finally {
    await close();
  }
}

describe.skipIf(!isPostgresReachable)('a move from SQLite to PostgreSQL', () => {
  const withPlaces = async (
    work: (from: Place, to: Place & { databaseUrl: string }) => Promise<void>,
  ) => {
    const [from, to] = [await makeOldPlace('sqlite'), await makePlace('postgres')];
    try {
      const started = await openDatabase({ configuration: from, onLostConnection: () => {} });
      await started.close();
      await work(from, { ...to, databaseUrl: to.databaseUrl ?? '' });
    } finally {
      await from.remove();
      await to.remove();
    }
  };

  test('copies every row', () =>
    withPlaces(async (from, { databaseUrl }) => {
      const moved = await moveDatabase({ ...from, databaseUrl });
      const place = { dataDirectory: from.dataDirectory, databaseUrl };
      expect(await sumsOf(place)).toEqual(await sumsOf(from));
      expect(moved).toEqual(await sumsOf(from));
      await expect(moveDatabase({ ...from, databaseUrl })).rejects.toThrow('has tables already');
    }));

  test('goes on where it was interrupted, and no server starts on a part of it', () =>
    withPlaces(async (from, { databaseUrl }) => {
      const place = { dataDirectory: from.dataDirectory, databaseUrl };
      const [source, target] = [
        openAsIs({ ...from, databaseUrl: undefined }, options),
        openAsIs(place, options),
      ];
      const rows = await rowsOfDatabase(source.database);
      const newer = { ...rows, migration: '9999-later' };
      await expect(fillDatabase(target, newer)).rejects.toThrow('newer version of Dreamfork');
      const half = Math.floor((rows.tables.find(({ name }) => name === 'users')?.rows ?? 0) / 2);
      await expect(
        fillDatabase(target, {
          ...rows,
          async *lines(table) {
            let left = table.name === 'users' ? half : Number.POSITIVE_INFINITY;
            for await (const line of rows.lines(table)) {
              if (left === 0) return;
              left -= 1;
              yield line;
            }
            if (table.name === 'stories') throw new Error('The connection was lost.');
          },
        }),
      ).rejects.toThrow('The connection was lost.');
      const users = await target.database.selectFrom('users').select('id').execute();
      expect(users).toHaveLength(half);
      await source.close();
      await target.close();
      const start = openDatabase({ configuration: place, onLostConnection: () => {} });
      await expect(start).rejects.toThrow('has not ended');
      await moveDatabase({ ...from, databaseUrl });
      expect(await sumsOf(place)).toEqual(await sumsOf(from));
    }));

  test('is refused while a server runs', () =>
    withPlaces(async (from, { databaseUrl }) => {
      const unlock = lockFolder(from.dataDirectory);
      await expect(moveDatabase({ ...from, databaseUrl })).rejects.toThrow('is in use by');
      unlock();
    }));
});
