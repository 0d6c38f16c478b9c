import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { TableDescription } from '../../db/describe-tables.ts';
import { isPostgres } from '../../db/engine.ts';
import type { Database } from '../../db/schema.ts';
import type { TableSums } from './manifest.ts';

type Row = Record<string, unknown>;

/** Rows that are read at once from PostgreSQL; a document may have many megabytes. */
const readAtOnce = 10;

/** Rows, parameters and bytes of one insert. SQLite allows 32,766 parameters. */
const batch = { rows: 500, parameters: 30_000, bytes: 4 * 1024 * 1024 };

const anyTable = (database: Database) => database as unknown as Kysely<Record<string, Row>>;

/** Numbers, texts and null as in JSON, bytes as an object: no value of a table is one. */
function encode(value: unknown): unknown {
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  if (value === null || typeof value === 'string' || Number.isFinite(value)) return value;
  throw new Error(`A backup cannot hold a value of the type ${typeof value}.`);
}

const decode = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'base64' in value
    ? Buffer.from(String(value.base64), 'base64')
    : value;

/** The rows of a table as lines of JSON in the order of its key: the same bytes on both engines. */
export async function* readLines(
  database: Database,
  { name, columns, key }: TableDescription,
): AsyncGenerator<Buffer> {
  if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
  let query = anyTable(database).selectFrom(name).select(columns);
  for (const { column, isText } of key) {
    const isLocal = isText && isPostgres(database);
    query = query.orderBy(isLocal ? sql`${sql.ref(column)} collate "C"` : sql.ref(column));
  }
  for await (const row of query.stream(readAtOnce)) {
    const entries = columns.map((column) => [column, encode(row[column])]);
    yield Buffer.from(`${JSON.stringify(Object.fromEntries(entries))}\n`);
  }
}

/** Counts and hashes the rows of a table. */
export async function sumTable(database: Database, table: TableDescription): Promise<TableSums> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const line of readLines(database, table)) {
    hash.update(line);
    rows += 1;
  }
  return { name: table.name, columns: table.columns, rows, sha256: hash.digest('hex') };
}

const countRows = async (database: Database, name: string): Promise<number> => {
  const { count } = await anyTable(database)
    .selectFrom(name)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Inserts the rows that lines hold. Those which an interrupted run has inserted, the first ones, are left out. */
export async function insertLines(
  database: Database,
  { name, columns }: Pick<TableSums, 'name' | 'columns'>,
  lines: AsyncIterable<Buffer>,
): Promise<void> {
  let present = await countRows(database, name);
  const rowsAtOnce = Math.min(batch.rows, Math.floor(batch.parameters / columns.length));
  let rows: Row[] = [];
  let bytes = 0;
  const flush = async () => {
    if (rows.length > 0) await anyTable(database).insertInto(name).values(rows).execute();
    rows = [];
    bytes = 0;
  };
  for await (const line of lines) {
    if (present > 0) {
      present -= 1;
      continue;
    }
    const row: Row = JSON.parse(String(line));
    rows.push(Object.fromEntries(columns.map((column) => [column, decode(row[column])])));
    bytes += line.length;
    if (rows.length >= rowsAtOnce || bytes >= batch.bytes) await flush();
  }
  await flush();
}
