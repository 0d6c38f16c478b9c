import { copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrationLimits } from '../../src/db/engine.ts';
import { openAsIs, openDatabase } from '../../src/db/open.ts';
import { sqliteFileName } from '../../src/db/sqlite.ts';
import { restoreBackup } from '../../src/services/backups/restore-backup.ts';
import { backUpBeforeUpgrade } from '../../src/services/backups/upgrade-backup.ts';
import { describeOnBothEngines, makePlace, type Place } from '../support/engines.ts';
import { makeOldPlace, readSchema } from '../support/old-database.ts';
import { readSums } from '../support/stored-sums.ts';
import { testConfiguration } from '../support/test-server.ts';

const options = { limits: migrationLimits, onLostConnection: () => {} };

describeOnBothEngines('before an upgrade', (engine) => {
  let directory = '';
  let place: Place;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'dreamfork-upgrades-'));
  });
  beforeEach(async () => {
    place = await makeOldPlace(engine);
    return () => place.remove();
  });
  afterAll(() => rm(directory, { recursive: true }));

  const configuration = () => testConfiguration(place, { backupDirectory: directory });
  const start = async (backUp = () => backUpBeforeUpgrade(configuration())) => {
    const { close } = await openDatabase({
      configuration: place,
      onLostConnection: () => {},
      backUp,
    });
    await close();
  };
  async function readPlace({ dataDirectory, databaseUrl }: Place) {
    const { database, close } = openAsIs({ dataDirectory, databaseUrl }, options);
    try {
      return { schema: await readSchema(database), sums: await readSums(database) };
    } finally {
      await close();
    }
  }
  const backups = async () =>
    (await readdir(directory)).toSorted().map((name) => join(directory, name));

  const restore = (file: string, to: Place) =>
    engine === 'sqlite'
      ? copyFile(file, join(to.dataDirectory, sqliteFileName))
      : restoreBackup(file, testConfiguration(to));

  test('the database is backed up once, and the backup is brought to the same form', async () => {
    await start();
    await start(() => Promise.reject(new Error('There is nothing to upgrade.')));
    const [file = '', ...others] = await backups();
    expect(others).toEqual([]);
    expect((await stat(file)).mode & 0o077).toBe(0);
    const restored = await makePlace(engine);
    try {
      await restore(file, restored);
      const { close } = await openDatabase({ configuration: restored, onLostConnection: () => {} });
      await close();
      expect(await readPlace(restored)).toEqual(await readPlace(place));
    } finally {
      await restored.remove();
      await rm(file);
    }
  });

  test('a migration that fails leaves the database as it was and says where its backup is', async () => {
    const { database, close } = openAsIs(place, options);
    // The last of the migrations cannot add its column.
    await sql`alter table link_tokens add column codes_tried integer`.execute(database);
    await close();
    const before = await readPlace(place);
    await expect(start()).rejects.toThrow(/is as it was before\. Its backup is .*before-upgrade-/);
    expect(await readPlace(place)).toEqual(before);
    for (const file of await backups()) await rm(file);
  });

  test('nothing is changed where no backup can be made', async () => {
    const before = await readPlace(place);
    const full = () => Promise.reject(new Error('No space is left.'));
    await expect(start(full)).rejects.toThrow('no backup of it could be made first');
    expect(await readPlace(place)).toEqual(before);
  });

  test('the last three are kept', async () => {
    const made: string[] = [];
    for (const day of [1, 2, 3, 4]) {
      made.push(await backUpBeforeUpgrade(configuration(), new Date(2026, 0, day)));
    }
    expect(await backups()).toEqual(made.slice(1));
  });
});
