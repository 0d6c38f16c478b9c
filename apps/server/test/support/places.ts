import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { waitLimit } from '../../../../scripts/timeLimits.ts';

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

const postgresUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export async function runOnPostgres<Row extends pg.QueryResultRow>(
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: postgresUrl,
    connectionTimeoutMillis: waitLimit,
  });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

/** The address of a database. Nobody needs the data of a test after a loss of power. */
export function postgresDatabase(name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}

/** Whether tests can use PostgreSQL. */
export const isPostgresReachable = await runOnPostgres('select 1').then(
  () => true,
  () => false,
);

/** An empty database of its own, and a data directory. */
export type Place = {
  dataDirectory: string;
  databaseUrl: string | undefined;
  remove: () => Promise<void>;
};

/** Makes an empty database, or a copy of a PostgreSQL database. `remove` leaves nothing behind. */
export async function makePlace(engine: Engine, template = 'template1'): Promise<Place> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'dreamfork-test-'));
  const removeDirectory = () => rm(dataDirectory, { recursive: true, force: true });
  if (engine === 'sqlite') {
    return { dataDirectory, databaseUrl: undefined, remove: removeDirectory };
  }
  const name = `dreamfork_test_${randomBytes(6).toString('hex')}`;
  await runOnPostgres(`create database ${name} template ${template}`);
  return {
    dataDirectory,
    databaseUrl: postgresDatabase(name),
    async remove() {
      await removeDirectory();
      await runOnPostgres(`drop database ${name} with (force)`);
    },
  };
}
