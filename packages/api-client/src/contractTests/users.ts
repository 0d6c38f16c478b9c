import { expect } from 'vitest';
import {
  adminPageSize,
  contract,
  type UserListQuery,
  type UserListResponse,
} from '../contract/index.ts';
import { admin, anna, blocked, boris, fixtureUsers, moderator } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';

const { list, listAlias, statistics, statisticsAlias } = contract.users;

async function usersFor(
  { call, signIn, expectContract }: CaseContext,
  query: UserListQuery = {},
): Promise<UserListResponse> {
  return expectContract(list, await call(list, { query, token: await signIn(admin) }));
}

const idsOf = ({ users }: UserListResponse): string[] => users.map((user) => user.id);
const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The administrator's list of users and its figures. */
export const userCases: ContractCase[] = [
  {
    name: 'users come newest first, twenty a page',
    async run(context) {
      const { users, total, totalPages } = await usersFor(context);
      expect(users).toHaveLength(adminPageSize);
      expect(total).toBeGreaterThanOrEqual(fixtureUsers.length);
      expect(totalPages).toBe(Math.ceil(total / adminPageSize));
      const dates = users.map((user) => user.createdAt);
      expect(dates).toEqual(dates.toSorted().toReversed());
    },
  },
  {
    name: 'pages of users do not overlap and end in an empty one',
    async run(context) {
      const first = await usersFor(context, { page: 1, pageSize: 30 });
      const second = await usersFor(context, { page: 2, pageSize: 30 });
      expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(60);
      const beyond = await usersFor(context, { page: first.totalPages + 1, pageSize: 30 });
      expect(beyond.users).toEqual([]);
      expect(beyond.totalPages).toBe(first.totalPages);
    },
  },
  {
    name: 'users are found by user name and by e-mail address in any letter case',
    async run(context) {
      expect(idsOf(await usersFor(context, { searchTerm: 'Boris' }))).toEqual([boris.id]);
      expect(idsOf(await usersFor(context, { searchTerm: 'ANNA@DREAMFORK' }))).toEqual([anna.id]);
      const nobody = await usersFor(context, { searchTerm: 'никого-с-таким-именем' });
      expect(nobody).toMatchObject({ users: [], total: 0 });
    },
  },
  {
    name: 'a filter that is empty or says all leaves nobody out',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(admin);
      const totalFor = async (query: UserListQuery) =>
        expectContract(listAlias, await call(listAlias, { query, token })).total;
      const everybody = await totalFor({});
      expect(await totalFor({ status: 'all', role: 'all', isPremium: 'all' })).toBe(everybody);
      expect(await totalFor({ status: '', role: '', isPremium: '' })).toBe(everybody);
      expect(await totalFor({ status: 'Suspended', role: 'all' })).toBeLessThan(everybody);
    },
  },
  {
    name: 'signs that a database takes for patterns are searched for as they stand',
    async run(context) {
      for (const searchTerm of ['%', '_____', "' or 1=1 --"]) {
        expect(await usersFor(context, { searchTerm })).toMatchObject({ users: [], total: 0 });
      }
    },
  },
  {
    name: 'users are filtered by status and by role',
    async run(context) {
      const suspended = await usersFor(context, { status: 'Suspended', pageSize: 100 });
      expect(new Set(suspended.users.map((user) => user.status))).toEqual(new Set(['Suspended']));
      expect(idsOf(suspended)).toContain(blocked.id);
      const moderators = await usersFor(context, { role: 'Moderator' });
      expect(idsOf(moderators)).toEqual([moderator.id]);
    },
  },
  {
    name: 'users are filtered by premium that is still running',
    async run(context) {
      const running = await usersFor(context, { isPremium: 'true', pageSize: 100 });
      expect(idsOf(running)).toContain(anna.id);
      expect(idsOf(running)).not.toContain(boris.id);
      const none = await usersFor(context, { isPremium: 'false', pageSize: 100 });
      expect(idsOf(none)).toContain(boris.id);
      expect(idsOf(none)).not.toContain(anna.id);
    },
  },
  {
    name: 'filters and search narrow together, and are counted',
    async run(context) {
      const found = await usersFor(context, { searchTerm: 'anna', status: 'Suspended' });
      expect(found).toMatchObject({ users: [], total: 0, totalPages: 0 });
    },
  },
  {
    name: 'a user in the list is told of without the password',
    async run(context) {
      const { users } = await usersFor(context, { searchTerm: anna.email });
      expect(users).toEqual([
        {
          id: anna.id,
          username: anna.username,
          email: anna.email,
          displayName: anna.displayName,
          status: 'Active',
          role: 'User',
          premiumExpiresAt: anna.premiumExpiresAt,
          createdAt: anna.createdAt,
        },
      ]);
    },
  },
  {
    name: 'figures over users add up',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(admin);
      const figures = expectContract(statistics, await call(statistics, { token }));
      expect(figures.totalUsers).toBeGreaterThanOrEqual(fixtureUsers.length);
      expect(sum(figures.usersByRole)).toBe(figures.totalUsers);
      expect(sum(figures.usersByStatus)).toBe(figures.totalUsers);
      expect(figures.usersByStatus.Active).toBe(figures.activeUsers);
      expect(figures.usersByRole.Admin).toBeGreaterThanOrEqual(1);
    },
  },
  {
    name: 'both addresses of users and their figures answer the same',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(admin);
      const query = { searchTerm: 'anna' };
      const alias = expectContract(listAlias, await call(listAlias, { query, token }));
      expect(alias).toEqual(expectContract(list, await call(list, { query, token })));
      const figures = expectContract(statisticsAlias, await call(statisticsAlias, { token }));
      expect(figures.totalUsers).toBeGreaterThanOrEqual(fixtureUsers.length);
    },
  },
  {
    name: 'users refuse a page and filters that cannot be',
    async run({ request, signIn, expectError }) {
      const token = await signIn(admin);
      for (const search of ['page=0', 'pageSize=1000', 'status=Asleep', 'role=King']) {
        const response = await request({ method: 'GET', path: `${list.path}?${search}`, token });
        expectError(response, 400, 'request-invalid');
      }
    },
  },
];
