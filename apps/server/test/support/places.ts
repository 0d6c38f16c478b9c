import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { waitLimit } from '../../../../scripts/timeLimits.ts';

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

const postgresUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function runOnPostgres(statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString: postgresUrl,
    connectionTimeoutMillis: waitLimit,
  });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
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

/** Makes an empty database. `remove` leaves nothing behind. */
export async function makePlace(engine: Engine): Promise<Place> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'dreamfork-test-'));
  const removeDirectory = () => rm(dataDirectory, { recursive: true, force: true });
  if (engine === 'sqlite') {
    return { dataDirectory, databaseUrl: undefined, remove: removeDirectory };
  }
  const name = `dreamfork_test_${randomBytes(6).toString('hex')}`;
  await runOnPostgres(`create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return {
    dataDirectory,
    databaseUrl: url.href,
    async remove() {
      await removeDirectory();
      await runOnPostgres(`drop database ${name} with (force)`);
    },
  };
}
