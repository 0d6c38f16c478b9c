import { newestSearched, userListQuery } from '@dreamfork/api-client/contract';
import { type CompiledQuery, type RootOperationNode, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../src/db/schema.ts';
import { listUsers } from '../../src/services/users/list-users.ts';
import { describeOnEngines, type Engine } from '../support/engines.ts';
import { seedUsers } from '../support/seed-users.ts';
import { openTestServer } from '../support/test-server.ts';

const users = 30_000;
const now = Date.UTC(2026, 10, 23);
const lastPage = users / 20;

/** One of each kind, and those that would be slow first without an index of their own. */
const queries = [
  {},
  { page: lastPage / 2 },
  { page: lastPage },
  { status: 'Active', page: lastPage / 2 },
  { status: 'Banned' },
  { role: 'Moderator' },
  { role: 'Moderator', status: 'Banned' },
  { isPremium: 'true' },
  { isPremium: 'false', page: lastPage / 2 },
  { isPremium: 'true', role: 'User', status: 'Active' },
  { searchTerm: 'example' },
  { searchTerm: 'ма' },
  { searchTerm: 'петрова.12' },
  { searchTerm: 'никого-с-таким-именем' },
  { searchTerm: 'example', status: 'Banned' },
];

/** A database that notes the queries it runs. */
function noteQueries(database: Database) {
  const noted: CompiledQuery[] = [];
  const watched = database.withPlugin({
    transformQuery: ({ node }): RootOperationNode => {
      noted.push(database.getExecutor().compileQuery(node, { queryId: 'growth' }));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { watched, noted };
}

const bound = ({ sql: text, parameters }: CompiledQuery) => {
  const parts = text.split(/\$\d+|\?/);
  return sql.join(
    parts.flatMap((part, index) =>
      index === 0 ? [sql.raw(part)] : [sql.lit(parameters[index - 1]), sql.raw(part)],
    ),
    sql``,
  );
};

const limit = / limit /;

/** The steps of a query that read more users than any search looks at. */
async function longReads(database: Database, engine: Engine, query: CompiledQuery) {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ detail: string }>`explain query plan ${bound(query)}`.execute(
      database,
    );
    const steps = rows.map(({ detail }) => detail);
    const scans = steps.filter((step) => /^SCAN users/.test(step));
    if (limit.test(query.sql)) return scans.filter((scan) => !scan.includes('USING'));
    // Without a limit it reads all users of a role or a status.
    return [...scans, ...steps.filter((step) => /INDEX users_by_(?:role|status)/.test(step))];
  }
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, timing off, costs off) ${bound(query)}`.execute(database);
  return rows
    .map((row) => row['QUERY PLAN'])
    .filter(
      (line) => Number(/(?:rows=|Removed by Filter: )(\d+)/.exec(line)?.[1]) > newestSearched,
    );
}

describeOnEngines('the list of many users', (engine) => {
  const server = openTestServer(engine, {}, async ({ services: { database } }) => {
    await seedUsers(database, users, now);
    // As a server in use has it: SQLite counts nothing by itself.
    if (engine === 'postgres') await sql`analyze`.execute(database);
  });

  test.for(queries)('reads %o without reading all of them', async (query) => {
    const { services } = server();
    const { watched, noted } = noteQueries(services.database);
    await listUsers({ ...services, database: watched, now: () => now }, userListQuery.parse(query));
    expect(noted.length).toBeGreaterThan(0);
    for (const each of noted) expect(await longReads(services.database, engine, each)).toEqual([]);
  });
});
