import { sql } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Database } from './schema.ts';

/** A table as the database itself describes it. */
export type TableDescription = {
  name: string;
  /** In alphabetical order, the same on both engines. */
  columns: string[];
  /** The primary key, in its order. */
  key: { column: string; isText: boolean }[];
  /** The tables that its foreign keys point to. */
  parents: string[];
};

/**
 * What the database derives from other tables, differently on each engine: search indexes, and counts by triggers;
 * and what holds only here and now.
 */
const leftOut = /^(?:story_search|user_search|user_counts|rate_limits|media_folder)/;

type Named = { name: string };

const keyOf = (database: Database, table: string) =>
  isPostgres(database)
    ? sql<Named>`
        select attname as name from pg_index
        cross join lateral unnest(indkey) with ordinality as keys (number, place)
        join pg_attribute on attrelid = indrelid and attnum = keys.number
        where indisprimary and indrelid = to_regclass(quote_ident(${table})) order by place`
    : sql<Named>`select name from pragma_table_info(${table}) where pk > 0 order by pk`;

const parentsOf = (database: Database, table: string) =>
  isPostgres(database)
    ? sql<Named>`
        select relname as name from pg_constraint join pg_class on pg_class.oid = confrelid
        where contype = 'f' and conrelid = to_regclass(quote_ident(${table}))`
    : sql<Named>`select "table" as name from pragma_foreign_key_list(${table})`;

function parentsFirst(tables: readonly TableDescription[]): TableDescription[] {
  const ordered: TableDescription[] = [];
  for (let waiting = [...tables]; waiting.length > 0; ) {
    const names = new Set(waiting.map(({ name }) => name));
    const free = waiting.filter(({ name, parents }) =>
      parents.every((parent) => parent === name || !names.has(parent)),
    );
    if (free.length === 0) throw new Error('The foreign keys of the tables form a circle.');
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** All tables that hold what cannot be derived, parents before those that point to them. */
export async function describeTables(database: Database): Promise<TableDescription[]> {
  const own = isPostgres(database)
    ? (await sql<Named>`select current_schema() as name`.execute(database)).rows[0]?.name
    : undefined;
  const found = (await database.introspection.getTables()).filter(
    ({ name, schema, isView }) => !isView && schema === own && !leftOut.test(name),
  );
  const tables: TableDescription[] = [];
  for (const { name, columns } of found.toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  )) {
    const [key, parents] = [
      await keyOf(database, name).execute(database),
      await parentsOf(database, name).execute(database),
    ];
    const typeOf = (column: string) =>
      columns.find((one) => one.name === column)?.dataType.toLowerCase();
    tables.push({
      name,
      columns: columns.map((column) => column.name).toSorted(),
      key: key.rows.map((row) => ({ column: row.name, isText: typeOf(row.name) === 'text' })),
      parents: parents.rows.map((row) => row.name),
    });
  }
  return parentsFirst(tables);
}
