import * as z from 'zod/mini';
import { filterBy, pageLength, whole } from './paging.ts';
import { role, roleFilter, userStatus, userStatuses } from './roles.ts';
import { route } from './route.ts';
import { text } from './text.ts';

/** Default of `pageSize` in the administrator's lists. */
export const adminPageSize = 20;

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

export const userListResponse = z.object({
  users: z.array(userListItem),
  total: z.int().check(z.nonnegative()),
  totalPages: z.int().check(z.nonnegative()),
});

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
  method: 'GET',
  access: 'admin',
  tag,
  summary: 'Users, newest first.',
  query: userListQuery,
  response: userListResponse,
} as const;

const statistics = {
  method: 'GET',
  access: 'admin',
  tag,
  summary: 'Figures over all users.',
  response: userStatistics,
} as const;

export const userRoutes = {
  list: route({ ...list, path: '/api/users' }),
  listAlias: route({ ...list, path: '/users' }),
  statistics: route({ ...statistics, path: '/api/users/stats' }),
  statisticsAlias: route({ ...statistics, path: '/users/stats' }),
} as const;

export type UserListItem = z.output<typeof userListItem>;
export type UserListQuery = z.input<typeof userListQuery>;
export type UserListResponse = z.output<typeof userListResponse>;
export type UserStatistics = z.output<typeof userStatistics>;
