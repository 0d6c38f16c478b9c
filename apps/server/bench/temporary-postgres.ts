import { randomBytes } from 'node:crypto';
import pg from 'pg';

const postgresUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl, connectionTimeoutMillis: 3000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty database; nothing where no PostgreSQL is reachable. */
export async function makeTemporaryPostgres(): Promise<
  { url: string; remove: () => Promise<void> } | undefined
> {
  const name = `dreamfork_bench_${randomBytes(6).toString('hex')}`;
  try {
    await run(`create database ${name}`);
  } catch {
    return undefined;
  }
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => run(`drop database ${name} with (force)`) };
}
