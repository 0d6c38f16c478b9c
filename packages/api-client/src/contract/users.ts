import { z } from 'zod';
import { role, roleFilter, userStatus, userStatuses } from './roles.ts';
import { route } from './route.ts';

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
  premiumExpiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export const userListQuery = z.object({
  page: z.coerce.number<number | string>().int().positive().default(1),
  pageSize: z.coerce.number<number | string>().int().min(1).max(100).default(adminPageSize),
  searchTerm: z.string().trim().max(200).optional(),
  status: z.enum(userStatuses).optional(),
  role: roleFilter.optional(),
  isPremium: z.enum(['true', 'false']).optional(),
});

export const userListResponse = z.object({
  users: z.array(userListItem),
  total: z.number().int().nonnegative(),
  totalPages: z.number().int().nonnegative(),
});

const count = z.number().int().nonnegative();

/** Figures over all users. `previous` holds the same figures a month ago where they can be known. */
export const userStatistics = z.object({
  totalUsers: count,
  activeUsers: count,
  newUsersThisMonth: count,
  onlineUsers: count,
  usersByRole: z.record(z.string(), count),
  usersByStatus: z.record(z.string(), count),
  previous: z
    .object({ totalUsers: count.optional(), newUsersThisMonth: count.optional() })
    .optional(),
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
