import { newestSearched, userListQuery } from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database, UserRow } from '../../src/db/schema.ts';
import { countUsers } from '../../src/services/users/count-users.ts';
import { listUsers, readUsers } from '../../src/services/users/list-users.ts';
import { setUser } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { seedUsers } from '../support/seed-users.ts';
import { openTestServer } from '../support/test-server.ts';

const users = newestSearched + 2000;
const now = Date.UTC(2026, 10, 23);

const hasPremium = (user: UserRow) => (user.premium_expires_at ?? 0) > now;

const cases: [query: object, belongs: (user: UserRow) => boolean][] = [
  [{}, () => true],
  [{ status: 'Suspended' }, ({ status }) => status === 'Suspended'],
  [{ role: 'Moderator' }, ({ role }) => role === 'Moderator'],
  [{ role: 'User', status: 'Active' }, ({ role, status }) => role + status === 'UserActive'],
  [{ isPremium: 'true' }, hasPremium],
  [{ isPremium: 'false' }, (user) => !hasPremium(user)],
  [
    { isPremium: 'false', status: 'Suspended' },
    (user) => !hasPremium(user) && user.status === 'Suspended',
  ],
  [{ searchTerm: 'ПЕТРОВА.12' }, ({ email }) => email.includes('петрова.12')],
  [{ searchTerm: 'anna1"' }, () => false],
  [
    { searchTerm: 'example', status: 'Banned' },
    ({ status, email }) => status === 'Banned' && email.includes('example'),
  ],
];

describeOnBothEngines('a page of many users', (engine) => {
  const server = openTestServer(engine, {}, async ({ services: { database } }) => {
    await seedUsers(database, users, now);
  });
  const list = (query: object) =>
    listUsers({ ...server().services, now: () => now }, userListQuery.parse(query));
  const all = (database: Database) =>
    database
      .selectFrom('users')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();

  test.for(cases)('%o is the one that a count of all gives', async ([query, belongs]) => {
    const matching = (await all(server().services.database)).filter(belongs);
    const pages = Math.ceil(matching.length / 20);
    for (const page of new Set([1, Math.max(1, Math.floor(pages / 2)), Math.max(1, pages)])) {
      const found = await list({ ...query, page });
      expect(found).toMatchObject({ total: matching.length, totalPages: pages });
      expect(found.users.map(({ id }) => id)).toEqual(
        matching.slice((page - 1) * 20, page * 20).map(({ id }) => id),
      );
      expect(found.searchedNewest).toBeUndefined();
    }
  });

  test.for(['example', 'ма', 'а'])(
    'says that «%s» was looked for among the newest',
    async (searchTerm) => {
      const newest = (await all(server().services.database)).slice(0, newestSearched);
      const matching = newest.filter(({ search_text }) => search_text.includes(searchTerm));
      expect(await list({ searchTerm })).toMatchObject({
        total: matching.length,
        searchedNewest: newestSearched,
      });
    },
  );

  test('an export holds all users that match, whatever the term', async () => {
    const exported = async (filters: object) => {
      const ids: string[] = [];
      for await (const page of readUsers({ ...server().services, now: () => now }, filters)) {
        ids.push(...page.map(({ id }) => id));
      }
      return ids;
    };
    const everybody = await all(server().services.database);
    expect(await exported({ searchTerm: 'example' })).toEqual(everybody.map(({ id }) => id));
    expect(await exported({ searchTerm: 'петрова.12' })).toEqual(
      everybody.filter(({ email }) => email.includes('петрова.12')).map(({ id }) => id),
    );
  });

  test('counts and search follow changes, renames and deletions', async () => {
    const { database } = server().services;
    const banned = { status: 'Banned' as const };
    const totalOf = async (filters: object) =>
      (await countUsers(database, filters, now)).reduce((sum, { count }) => sum + count, 0);
    const before = { all: await totalOf({}), banned: await totalOf(banned) };
    const { id } = await database
      .selectFrom('users')
      .select('id')
      .where('status', '=', 'Active')
      .where('premium_expires_at', 'is', null)
      .executeTakeFirstOrThrow();
    const change = (values: Partial<UserRow>) => setUser(database, id, values);
    await change({ ...banned, search_text: 'щёлково', premium_expires_at: now + 1 });
    expect(await totalOf(banned)).toBe(before.banned + 1);
    expect(await totalOf({ ...banned, isPremium: 'true' })).toBeGreaterThan(0);
    expect((await list({ searchTerm: 'щелков' })).total).toBe(0);
    await change({ search_text: 'щелково' });
    expect((await list({ searchTerm: 'Щёлков' })).users).toMatchObject([{ id, ...banned }]);
    await database.deleteFrom('users').where('id', '=', id).execute();
    expect((await list({ searchTerm: 'Щёлков' })).total).toBe(0);
    expect(await totalOf({})).toBe(before.all - 1);
    expect(await totalOf(banned)).toBe(before.banned);
    if (engine === 'postgres') return;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from user_search_rows`.execute(database);
    expect(rows).toEqual([{ count: before.all - 1 }]);
  });
});
