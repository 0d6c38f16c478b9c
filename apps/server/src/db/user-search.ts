import { normaliseText } from '@dreamfork/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Database } from './schema.ts';

/** The length of the sequences in the index: a shorter term cannot be looked up in it. */
const indexedLength = 3;

/** A LIKE pattern (escape character `\`) that finds the term literally. */
export const toContainsPattern = (term: string): string =>
  `%${normaliseText(term).replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether a text for searches contains the term. */
export const contains = (column: RawBuilder<string>, term: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${toContainsPattern(term)} escape '\\'`;

export const isIndexed = (term: string): boolean =>
  Array.from(normaliseText(term)).length >= indexedLength;

/** All sequences of the term, each quoted. */
function toQuery(term: string): string {
  const letters = Array.from(normaliseText(term));
  const sequences = letters
    .slice(0, 1 - indexedLength)
    .map((_, index) => letters.slice(index, index + indexedLength).join(''));
  return [...new Set(sequences)].map((text) => `"${text.replaceAll('"', '""')}"`).join(' ');
}

/** Whether a user matches the term, by the index: PostgreSQL chooses it by itself. */
export const userContains = (database: Database, term: string): RawBuilder<boolean> => {
  const matches = contains(sql.ref('users.search_text'), term);
  if (isPostgres(database) || !isIndexed(term)) return matches;
  return sql<boolean>`${matches} and users.id in (
    select user_search_rows.user_id from user_search
    join user_search_rows on user_search_rows.number = user_search.rowid
    where user_search match ${toQuery(term)})`;
};

/** How many users may match by SQLite's index, counted up to a limit. */
export async function countIndexed(
  database: Database,
  term: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select rowid from user_search where user_search match ${toQuery(term)} limit ${limit}
    )`.execute(database);
  return rows[0]?.count ?? 0;
}
