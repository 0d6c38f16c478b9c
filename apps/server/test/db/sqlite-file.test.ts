import { chmod, open, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { createQuickCheck } from '../../src/db/quick-check.ts';
import { sqliteFileName } from '../../src/db/sqlite.ts';
import { makePlace, type Place } from '../support/engines.ts';

let place: Place;
let path = '';
beforeEach(async () => {
  place = await makePlace('sqlite');
  path = join(place.dataDirectory, sqliteFileName);
});
afterEach(() => place.remove());

const openHere = () => openDatabase({ configuration: place, onLostConnection: () => {} });

async function modesHere(): Promise<Record<string, string>> {
  const names = await readdir(place.dataDirectory);
  const modes = await Promise.all(
    names.map(async (name) => {
      const { mode } = await stat(join(place.dataDirectory, name));
      return [name, (mode & 0o777).toString(8)];
    }),
  );
  return Object.fromEntries(modes);
}

const privateFiles = {
  [sqliteFileName]: '600',
  [`${sqliteFileName}-wal`]: '600',
  [`${sqliteFileName}-shm`]: '600',
};

describe('the database file', () => {
  test('is readable by its owner alone, with all that stands beside it', async () => {
    const first = await openHere();
    expect(await modesHere()).toEqual(privateFiles);
    for (const name of Object.keys(privateFiles)) {
      await chmod(join(place.dataDirectory, name), 0o644);
    }
    const second = await openHere();
    expect(await modesHere()).toEqual(privateFiles);
    await Promise.all([first.close(), second.close()]);
  });

  const named = () =>
    new RegExp(`The database file ${path} is damaged .*restore your newest backup`, 's');

  async function damagePage(page: number): Promise<void> {
    const file = await open(path, 'r+');
    await file.write(Buffer.alloc(4096, 0xff), 0, 4096, (page - 1) * 4096);
    await file.close();
  }

  test.each([
    ['that is none', async () => writeFile(path, 'no database'.repeat(1000))],
    [
      'whose schema is damaged',
      async () => {
        await (await openHere()).close();
        await damagePage(1);
      },
    ],
  ])('%s is named at the start, with the way to restore it', async (_name, damage) => {
    await damage();
    await expect(openHere()).rejects.toThrow(named());
  });

  test('with a damaged page is opened unread, and named by the query that meets the page', async () => {
    const first = await openHere();
    const { rows } = await sql<{ rootpage: number }>`
      select rootpage from sqlite_schema where name = 'users'`.execute(first.database);
    await first.close();
    await damagePage(rows[0]?.rootpage ?? 0);
    const { database, close } = await openHere();
    await expect(database.selectFrom('users').selectAll().execute()).rejects.toThrow(named());
    await close();
  });

  test('with a damaged page that nobody reads is found by the nightly check', async () => {
    const first = await openHere();
    const { rows } = await sql<{ rootpage: number }>`
      select rootpage from sqlite_schema where name = 'server_settings'`.execute(first.database);
    await first.close();
    const check = createQuickCheck(place.dataDirectory);
    await check.look();
    expect(check.damage()).toBeUndefined();
    await damagePage(rows[0]?.rootpage ?? 0);
    await check.look();
    expect(check.damage()?.message).toMatch(named());
  });
});
