import * as z from 'zod/mini';
import { users } from '../routes/administration.ts';
import { userStatuses } from '../values/accounts.ts';
import { adminPageSize } from '../values/administration.ts';
import { filterBy, pageLength, whole } from './paging.ts';
import { role, roleFilter, userStatus } from './roles.ts';
import { idParams, route } from './route.ts';
import { text } from './text.ts';

/** A user as the administrator's list shows one. */
export const userListItem = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  displayName: z.string(),
  /** One of `userStatuses`; another server may know more, which are shown as they come. */
  status: z.union([userStatus, z.string()]),
  role,
  premiumExpiresAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
});

export const userListQuery = z.object({
  page: z._default(whole().check(z.positive()), 1),
  pageSize: z._default(pageLength(), adminPageSize),
  searchTerm: z.optional(text().check(z.trim(), z.maxLength(200))),
  status: filterBy(z.enum(userStatuses)),
  role: filterBy(roleFilter),
  isPremium: filterBy(z.enum(['true', 'false'])),
});

export const userExportQuery = z.omit(userListQuery, { page: true, pageSize: true });

export const userListResponse = z.object({
  users: z.array(userListItem),
  total: z.int().check(z.nonnegative()),
  totalPages: z.int().check(z.nonnegative()),
  /** How many users, the newest, were searched; not given where all were. */
  searchedNewest: z.optional(z.int().check(z.positive())),
});

export const premiumPlans = ['SixMonths', 'OneYear'] as const;
export type PremiumPlan = (typeof premiumPlans)[number];

const planMonths: Record<PremiumPlan, number> = { SixMonths: 6, OneYear: 12 };

/** When premium access that begins at `start` ends, in epoch milliseconds; a day that its month lacks is the last of it. */
export function premiumEnd(plan: PremiumPlan, start: number): number {
  const end = new Date(start);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + planMonths[plan]);
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}

export const grantPremiumRequest = z.object({ plan: z.enum(premiumPlans) });

const count = z.int().check(z.nonnegative());

/** Figures over all users. `previous` holds the same figures a month ago where they can be known. */
export const userStatistics = z.object({
  totalUsers: count,
  activeUsers: count,
  newUsersThisMonth: count,
  onlineUsers: count,
  usersByRole: z.record(z.string(), count),
  usersByStatus: z.record(z.string(), count),
  previous: z.optional(
    z.object({ totalUsers: z.optional(count), newUsersThisMonth: z.optional(count) }),
  ),
});

const tag = 'Users';

const list = {
  tag,
  summary: 'Users, newest first.',
  query: userListQuery,
  response: userListResponse,
} as const;

const statistics = {
  tag,
  summary: 'Figures over all users.',
  response: userStatistics,
} as const;

/** What an administrator does to another user; written to the audit log. */
const act = {
  tag,
  params: idParams,
  response: userListItem,
  errors: [404, 409],
} as const;

export const userRoutes = {
  list: route(users.list, { ...list }),
  listAlias: route(users.listAlias, { ...list }),
  statistics: route(users.statistics, { ...statistics }),
  statisticsAlias: route(users.statisticsAlias, { ...statistics }),
  exportCsv: route(users.exportCsv, {
    tag,
    summary: 'The users that match, newest first, as a CSV file. Written to the audit log.',
    query: userExportQuery,
    response: z.string(),
    contentType: 'text/csv',
  }),
  block: route(users.block, {
    ...act,
    summary:
      'Suspend a user and end all of their sessions. A user who is blocked already stays as they are.',
  }),
  unblock: route(users.unblock, {
    ...act,
    summary: 'Make a suspended or banned user active. Any other user stays as they are.',
  }),
  grantPremium: route(users.grantPremium, {
    ...act,
    summary: 'Grant premium access, from now on, to a user who has none.',
    body: grantPremiumRequest,
  }),
  revokePremium: route(users.revokePremium, {
    ...act,
    summary: 'End premium access now. A user without it stays as they are.',
  }),
} as const;

const csvNames = [
  'id',
  'username',
  'email',
  'displayName',
  'status',
  'role',
  'premiumExpiresAt',
  'createdAt',
] as const;

/** The columns of the CSV file. */
export const userCsvColumns = csvNames.map(
  (name) => [name, (user: UserListItem) => user[name]] as const,
);

export type UserExportQuery = z.input<typeof userExportQuery>;
export type GrantPremiumRequest = z.input<typeof grantPremiumRequest>;
export type UserListItem = z.output<typeof userListItem>;
export type UserListQuery = z.input<typeof userListQuery>;
export type UserListResponse = z.output<typeof userListResponse>;
export type UserStatistics = z.output<typeof userStatistics>;
