import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import SqliteConnection from 'better-sqlite3';
import pg from 'pg';
import type { Configuration } from '../../configuration/configuration.ts';
import { servingLimits } from '../../db/engine.ts';
import { migrations, requireKnown } from '../../db/migrations/index.ts';
import { settingsOf } from '../../db/postgres.ts';
import { sqliteFileName } from '../../db/sqlite.ts';
import { nameDamage } from '../../db/sqlite-file.ts';
import { reasonOf } from '../../error-texts.ts';
import type { Finding } from './finding.ts';

type Place = Pick<Configuration, 'dataDirectory' | 'databaseUrl'>;

/** A database as it is, read without changing it. */
type Reading = {
  engine: string;
  isReadOnly: boolean;
  applied: string[];
  /** Whether a statement may take for ever. */
  isUnlimited?: boolean;
  /** How far its clock is ahead of that of this process, in milliseconds; absent where it is the same. */
  ahead?: number;
};

const patience = 5000;
const check = 'Database';

const appliedQuery = 'select name from kysely_migration order by name';

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    // Told as read-only.
    return false;
  }
}

function readSqlite(path: string): Reading {
  try {
    // A read-only connection would leave the files beside a database behind that no server has open.
    const connection = new SqliteConnection(path, { fileMustExist: true, timeout: patience });
    const list = (query: string) => connection.prepare<[], string>(query).pluck().all();
    try {
      connection.pragma('query_only = on');
      const hasTables =
        list("select name from sqlite_schema where name = 'kysely_migration'").length > 0;
      return {
        engine: `SQLite ${list('select sqlite_version()')[0]}`,
        isReadOnly: !isWritable(path),
        applied: hasTables ? list(appliedQuery) : [],
      };
    } finally {
      connection.close();
    }
  } catch (error) {
    throw nameDamage(path, error);
  }
}

async function readPostgres(url: string): Promise<Reading> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    ...settingsOf(servingLimits),
  });
  await client.connect();
  try {
    const before = Date.now();
    const { rows } = await client.query<{
      version: string;
      readonly: string;
      now: string;
      tables: string | null;
      limit: string;
    }>(`
      select current_setting('server_version') as version,
        current_setting('transaction_read_only') as readonly,
        extract(epoch from clock_timestamp()) * 1000 as now,
        to_regclass('kysely_migration') as tables,
        current_setting('statement_timeout') as limit`);
    const after = Date.now();
    const [row] = rows;
    const applied = row?.tables ? await client.query<{ name: string }>(appliedQuery) : { rows: [] };
    return {
      engine: `PostgreSQL ${row?.version}`,
      isReadOnly: row?.readonly === 'on',
      isUnlimited: row?.limit === '0',
      applied: applied.rows.map(({ name }) => name),
      ahead: Number(row?.now) - (before + after) / 2,
    };
  } finally {
    await client.end();
  }
}

function judge({ engine, isReadOnly, isUnlimited, applied }: Reading): Finding {
  if (isReadOnly) {
    return {
      check,
      state: 'wrong',
      sentence: `${engine} answers, but it can only be read: nobody can save.`,
      remedy:
        'Name the primary server in DATABASE_URL, or give the user of the server the right to write in DATA_DIR.',
    };
  }
  if (isUnlimited) {
    return {
      check,
      state: 'wrong',
      sentence: `${engine} answers, but a pooler in between leaves the time limits of statements out.`,
      remedy:
        'Set connect_query in the configuration of PgBouncer as in ops/pgbouncer.ini, so that no statement holds a connection for ever.',
    };
  }
  try {
    requireKnown(applied);
  } catch (error) {
    const sentence = `${engine} answers, but no server starts on the database: ${reasonOf(error)}.`;
    return { check, state: 'wrong', sentence };
  }
  const pending = Object.keys(migrations).filter((name) => !applied.includes(name)).length;
  const state =
    pending === 0
      ? 'and is up to date'
      : `and is brought up to date at the next start (migrations to run: ${pending})`;
  return { check, state: 'well', sentence: `${engine} answers, can be written ${state}.` };
}

/** Whether the database answers, can be written, and fits this version. */
export async function checkDatabase({
  dataDirectory,
  databaseUrl,
}: Place): Promise<{ finding: Finding; ahead?: number | undefined }> {
  const path = join(dataDirectory, sqliteFileName);
  if (databaseUrl === undefined && !existsSync(path)) {
    return {
      finding: {
        check,
        state: 'unknown',
        sentence: `There is no database at ${path}: the first start makes one.`,
        remedy: 'If there should be one, set DATA_DIR or DATABASE_URL as the server has it.',
      },
    };
  }
  try {
    const reading = databaseUrl ? await readPostgres(databaseUrl) : readSqlite(path);
    return { finding: judge(reading), ahead: reading.ahead };
  } catch (error) {
    return {
      finding: {
        check,
        state: 'wrong',
        sentence: `The database cannot be read: ${reasonOf(error)}.`,
        remedy: databaseUrl
          ? 'See that PostgreSQL runs, and that address, name and password in DATABASE_URL are right. Behind PgBouncer see ops/pgbouncer.ini.'
          : 'Run this command as the user of the server. A damaged file has to be replaced by its backup.',
      },
    };
  }
}
