import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { isPostgres } from '../../src/db/engine.ts';
import type { Database } from '../../src/db/schema.ts';
import { sqliteFileName } from '../../src/db/sqlite.ts';
import { type Engine, makePlace, type Place } from './places.ts';

const readPacked = async (name: string): Promise<Buffer> =>
  promisify(brotliDecompress)(
    await readFile(join(import.meta.dirname, '../db/old-databases', `${name}.br`)),
  );

/** A database as commit 55b618c2 left it, after its contract cases had run on the fixtures: the last before the baseline. */
export async function makeOldPlace(engine: Engine): Promise<Place> {
  const place = await makePlace(engine);
  if (!place.databaseUrl) {
    const path = join(place.dataDirectory, sqliteFileName);
    await writeFile(path, await readPacked('55b618c2.sqlite'), { mode: 0o600 });
    return place;
  }
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  await client.query(String(await readPacked('55b618c2.sql')));
  await client.end();
  return place;
}

const sqliteSchema = [
  sql`select type, name, tbl_name, sql from sqlite_master where name not like 'sqlite_%'`,
];
const postgresSchema = [
  sql`
    select table_name, column_name, data_type, collation_name, is_nullable, column_default
    from information_schema.columns where table_schema = 'public'`,
  sql`select indexdef from pg_indexes where schemaname = 'public'`,
  sql`
    select conrelid::regclass::text as on_table, conname, pg_get_constraintdef(oid) as rule
    from pg_constraint where connamespace = 'public'::regnamespace`,
  sql`select pg_get_triggerdef(oid) as rule from pg_trigger where not tgisinternal`,
  sql`
    select proname, prosrc from pg_proc
    join pg_language on pg_language.oid = prolang
    where pronamespace = 'public'::regnamespace and lanname = 'plpgsql'`,
];

/** Spaces and needless quotes aside. */
const normalise = (row: unknown): string =>
  JSON.stringify(row)
    .replaceAll(String.raw`\"`, '')
    .replaceAll(/(\\n|\s)+/g, ' ')
    .replaceAll(/ ?([(),]) ?/g, '$1')
    .toLowerCase();

/** Tables, columns, indexes, keys, functions and triggers, as the engine tells them. */
export async function readSchema(database: Database): Promise<string[]> {
  const queries: RawBuilder<unknown>[] = isPostgres(database) ? postgresSchema : sqliteSchema;
  const results = [];
  for (const query of queries) results.push(...(await query.execute(database)).rows);
  return results.map(normalise).toSorted();
}
