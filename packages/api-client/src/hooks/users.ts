import type {
  Profile,
  UserListQuery,
  UserListResponse,
  UserStatistics,
} from '../contract/index.ts';
import type { Read } from './read.ts';
import { type ApiAnswer, type HookOptions, useAnswer } from './useAnswer.ts';

export const users: Read<UserListQuery, UserListResponse> = {
  name: 'users',
  ask: (client, query) => client.users.list(query),
};

export const userStatistics: Read<null, UserStatistics> = {
  name: 'user-statistics',
  ask: (client) => client.users.statistics(),
};

export const profile: Read<null, Profile> = {
  name: 'profile',
  ask: (client) => client.authentication.profile(),
};

/** A page of users, for administrators. */
export const useUsers = (
  query: UserListQuery = {},
  options?: HookOptions,
): ApiAnswer<UserListResponse> => useAnswer(users, query, options);

/** Figures over all users, for administrators. */
export const useUserStatistics = (options?: HookOptions): ApiAnswer<UserStatistics> =>
  useAnswer(userStatistics, null, options);

/** The signed-in user's profile. */
export const useProfile = (options?: HookOptions): ApiAnswer<Profile> =>
  useAnswer(profile, null, options);
