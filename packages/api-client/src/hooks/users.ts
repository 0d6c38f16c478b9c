import type {
  Profile,
  UserListQuery,
  UserListResponse,
  UserStatistics,
} from '../contract/index.ts';
import type { Query } from './query.ts';
import { type HookOptions, type QueryResult, useQuery } from './useQuery.ts';

export const users: Query<UserListQuery, UserListResponse> = {
  name: 'users',
  fetch: (client, query) => client.users.list(query),
};

export const userStatistics: Query<null, UserStatistics> = {
  name: 'user-statistics',
  fetch: (client) => client.users.statistics(),
};

export const profile: Query<null, Profile> = {
  name: 'profile',
  fetch: (client) => client.authentication.profile(),
};

/** A page of users, for administrators. */
export const useUsers = (
  query: UserListQuery = {},
  options?: HookOptions,
): QueryResult<UserListResponse> => useQuery(users, query, options);

/** Figures over all users, for administrators. */
export const useUserStatistics = (options?: HookOptions): QueryResult<UserStatistics> =>
  useQuery(userStatistics, null, options);

/** The signed-in user's profile. */
export const useProfile = (options?: HookOptions): QueryResult<Profile> =>
  useQuery(profile, null, options);
