import type { HttpHandler } from 'msw';
import {
  contract,
  csvFile,
  queryText,
  type UserListItem,
  type UserListResponse,
  type UserStatistics,
  userCsvColumns,
} from '../contract/index.ts';
import {
  capabilitiesAnswer,
  healthAnswer,
  toUserListItem,
  userStatisticsAnswer,
} from '../fixtures/index.ts';
import { recordAct } from './audit.ts';
import { handle, type MockCall, type Setting } from './handle.ts';
import { joined, latestFirst, matches, pageOf } from './lookups.ts';
import type { MockDatabase } from './mockDatabase.ts';

const { users, system } = contract;

const hasPremium = (premiumExpiresAt: string | null, now: string): boolean =>
  premiumExpiresAt !== null && premiumExpiresAt > now;

type Filters = MockCall<typeof users.exportCsv>['query'];

/** The users that match, newest first. */
function matchingUsers(database: MockDatabase, query: Filters): UserListItem[] {
  const now = database.now();
  const found = database.users.filter(
    (user) =>
      matches(query.searchTerm, [user.username, user.email, user.displayName]) &&
      (query.status === undefined || user.status === query.status) &&
      (query.role === undefined || user.role === query.role) &&
      (query.isPremium === undefined ||
        hasPremium(user.premiumExpiresAt, now) === (query.isPremium === 'true')),
  );
  return latestFirst(found, (user) => user.createdAt).map(toUserListItem);
}

function listUsers({
  database,
  query,
}: Pick<MockCall<typeof users.list>, 'database' | 'query'>): UserListResponse {
  const found = matchingUsers(database, query);
  const { items, ...counts } = pageOf(found, query.page, query.pageSize);
  return { users: items, ...counts };
}

// Someone must be there to sign in, so the list of the scenario `empty` is emptied here.
const listed = <Call extends { database: MockDatabase }>(
  { scenario }: Setting,
  call: Call,
): Call => (scenario === 'empty' ? { ...call, database: { ...call.database, users: [] } } : call);

const countBy = (values: readonly string[]): Record<string, number> =>
  values.reduce<Record<string, number>>(
    (counts, value) => Object.assign(counts, { [value]: (counts[value] ?? 0) + 1 }),
    {},
  );

function countUsers({
  database,
}: Pick<MockCall<typeof users.statistics>, 'database'>): UserStatistics {
  return {
    ...userStatisticsAnswer,
    totalUsers: database.users.length,
    activeUsers: database.users.filter((user) => user.status === 'Active').length,
    usersByRole: countBy(database.users.map((user) => user.role)),
    usersByStatus: countBy(database.users.map((user) => user.status)),
  };
}

export const userHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, users.statistics, countUsers),
  handle(setting, users.statisticsAlias, countUsers),
  handle(setting, users.list, (call) => listUsers(listed(setting, call))),
  handle(setting, users.listAlias, (call) => listUsers(listed(setting, call))),
  handle(setting, users.exportCsv, async ({ database, query, session }) => {
    recordAct(database, session, { action: 'users-export', after: { filters: queryText(query) } });
    return joined(csvFile(userCsvColumns, [matchingUsers(database, query)]));
  }),
];

export const systemHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, system.health, () => healthAnswer),
  handle(setting, system.capabilities, () => ({
    ...capabilitiesAnswer,
    limits: { maxStoryBytes: setting.maxStoryBytes },
  })),
  handle(setting, system.reportError, () => ({ success: true as const })),
];
