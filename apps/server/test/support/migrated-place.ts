import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { sqliteFileName } from '../../src/db/sqlite.ts';
import { type Engine, makePlace, type Place, postgresDatabase, runOnPostgres } from './places.ts';

async function migrate(place: Pick<Place, 'dataDirectory' | 'databaseUrl'>): Promise<void> {
  const { close } = await openDatabase({ configuration: place, onLostConnection: () => {} });
  await close();
}

async function makeSqliteTemplate(): Promise<Buffer> {
  const place = await makePlace('sqlite');
  try {
    await migrate(place);
    return await readFile(join(place.dataDirectory, sqliteFileName));
  } finally {
    await place.remove();
  }
}

/** `postgres-templates.ts` drops it after the run. */
async function makePostgresTemplate(): Promise<string> {
  const name = `${inject('postgresTemplates')}_${randomBytes(4).toString('hex')}`;
  await runOnPostgres(`create database ${name}`);
  const { dataDirectory, remove } = await makePlace('sqlite');
  try {
    await migrate({ dataDirectory, databaseUrl: postgresDatabase(name) });
  } finally {
    await remove();
  }
  return name;
}

let sqliteTemplate: Promise<Buffer> | undefined;
let postgresTemplate: Promise<string> | undefined;

/** Makes an empty database with all tables. The migrations run once; the rest are copies. */
export async function makeMigratedPlace(engine: Engine): Promise<Place> {
  if (engine === 'postgres') {
    postgresTemplate ??= makePostgresTemplate();
    return makePlace('postgres', await postgresTemplate);
  }
  sqliteTemplate ??= makeSqliteTemplate();
  const place = await makePlace('sqlite');
  await writeFile(join(place.dataDirectory, sqliteFileName), await sqliteTemplate, { mode: 0o600 });
  return place;
}
