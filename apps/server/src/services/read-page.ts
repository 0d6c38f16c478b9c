import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Services } from './services.ts';

type Page = {
  /** Tells the cursors of one list from those of others. */
  list: string;
  /** The selected columns that decide the order: a time, then what makes a row unique. */
  key: readonly string[];
  cursor: string | undefined;
  limit: number;
};

/** True for the rows behind the one with these values, in the order of these columns. */
export const isBehind = (
  columns: readonly Expression<unknown>[],
  values: readonly unknown[],
  direction: 'asc' | 'desc',
) =>
  sql<boolean>`(${sql.join(columns)}) ${sql.raw(direction === 'desc' ? '<' : '>')} (${sql.join(values)})`;

/**
 * A page of what a query finds, in falling order, from behind the row that the cursor names.
 * @throws ApiError `cursor-invalid`.
 */
export async function readPage<Tables, Table extends keyof Tables, Row>(
  { cursors }: Services,
  query: SelectQueryBuilder<Tables, Table, Row>,
  { list, key, cursor, limit }: Page,
) {
  const place = z.tuple([z.literal(list), z.number()], z.string());
  const after = cursor === undefined ? undefined : cursors.read(cursor, place).slice(1);
  const columns = key.map((column) => sql.ref(column));
  const ordered = columns.reduce((all, column) => all.orderBy(column, 'desc'), query);
  const found = await ordered
    .$if(after !== undefined, (all) => all.where(isBehind(columns, after ?? [], 'desc')))
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const last = rows.at(-1) as Record<string, unknown> | undefined;
  const lastKey = key.map((column) => last?.[column.slice(column.indexOf('.') + 1)]);
  return { rows, nextCursor: found.length > limit ? cursors.write([list, ...lastKey]) : null };
}
