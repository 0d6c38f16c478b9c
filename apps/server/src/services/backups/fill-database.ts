import { createHash } from 'node:crypto';
import { describeTables, type TableDescription } from '../../db/describe-tables.ts';
import type { OpenDatabase } from '../../db/engine.ts';
import {
  alone,
  beginCopy,
  endCopy,
  isCopying,
  requireKnownMigration,
} from '../../db/migrations/index.ts';
import type { Database } from '../../db/schema.ts';
import type { TableSums } from './manifest.ts';
import { insertLines, sumTable } from './table-rows.ts';

/** Rows of a whole database: those of a backup, or of another database. */
export type RowSource = {
  migration: string;
  tables: readonly TableSums[];
  /** The rows of a table as lines of JSON. */
  lines: (table: TableSums) => AsyncIterable<Buffer>;
};

/** The same for the same rows, so that an interrupted copy goes on and no other does. */
const copyId = ({ migration, tables }: RowSource): string =>
  createHash('sha256').update(JSON.stringify({ migration, tables })).digest('hex');

/** @throws Error unless the database is empty, or has the beginning of this very copy. */
export async function requireRoom(database: Database, source: RowSource): Promise<void> {
  requireKnownMigration(source.migration);
  const present = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (present.every(({ isView }) => isView) || (await isCopying(database, copyId(source)))) return;
  throw new Error(
    'The database has tables already, and nothing was changed. Use an empty one, or put the old one aside first.',
  );
}

const shapesOf = (tables: readonly Pick<TableSums, 'name' | 'columns'>[]): string[] =>
  tables.map(({ name, columns }) => `${name} (${columns.join(', ')})`);

function requireSameShape(found: readonly TableDescription[], source: RowSource): void {
  const [present, stated] = [shapesOf(found), shapesOf(source.tables)];
  const differences = [
    ...present.filter((shape) => !stated.includes(shape)),
    ...stated.filter((shape) => !present.includes(shape)),
  ];
  if (differences.length === 0) return;
  throw new Error(
    `The tables differ from those that this version makes: ${differences.join('; ')}. Use the version that made them.`,
  );
}

const pageSize = 500;

/** Indexes all listed stories; what else is derived, triggers have written. */
async function indexStories({ search }: OpenDatabase, transaction: Database): Promise<void> {
  for (let last = ''; ; ) {
    const stories = await transaction
      .selectFrom('story_listings')
      .innerJoin('stories', 'stories.id', 'story_listings.story_id')
      .select(['stories.id', 'stories.search_text'])
      .where('stories.id', '>', last)
      .orderBy('stories.id')
      .limit(pageSize)
      .execute();
    for (const { id, search_text } of stories) await search.write(transaction, id, search_text);
    const end = stories.at(-1)?.id;
    if (end === undefined) return;
    last = end;
  }
}

/** Makes the tables of an empty database, in which no server starts until `fillDatabase` has ended. */
export async function reserveDatabase(database: Database, source: RowSource): Promise<void> {
  await requireRoom(database, source);
  const id = copyId(source);
  if (await isCopying(database, id)) return;
  await beginCopy(database, { id, migration: source.migration });
}

/**
 * Copies all rows into an empty database, compares them with their sums and brings them to the newest form. Where it
 * was interrupted, the same copy goes on. No server starts on a part of one.
 */
export async function fillDatabase(target: OpenDatabase, source: RowSource): Promise<void> {
  const { database } = target;
  await reserveDatabase(database, source);
  const described = await describeTables(database);
  requireSameShape(described, source);
  for (const table of source.tables) await insertLines(database, table, source.lines(table));
  for (const table of described) {
    const expected = source.tables.find(({ name }) => name === table.name);
    const { rows, sha256 } = await sumTable(database, table);
    if (expected && rows === expected.rows && sha256 === expected.sha256) continue;
    throw new Error(
      `The rows of ${table.name} did not arrive as they left (${rows} of ${expected?.rows}). Empty the database and run the command again.`,
    );
  }
  await alone(database, async (transaction) => {
    await endCopy(transaction, copyId(source));
    await indexStories(target, transaction);
  });
}
