import type {
  Profile,
  UserListQuery,
  UserListResponse,
  UserStatistics,
} from '../contract/index.ts';
import { type ApiAnswer, type HookOptions, useAnswer } from './useAnswer.ts';

/** A page of users, for administrators. */
export const useUsers = (
  query: UserListQuery = {},
  options?: HookOptions,
): ApiAnswer<UserListResponse> =>
  useAnswer('users', query, (client) => client.users.list(query), options);

/** Figures over all users, for administrators. */
export const useUserStatistics = (options?: HookOptions): ApiAnswer<UserStatistics> =>
  useAnswer('user-statistics', null, (client) => client.users.statistics(), options);

/** The signed-in user's profile. */
export const useProfile = (options?: HookOptions): ApiAnswer<Profile> =>
  useAnswer('profile', null, (client) => client.authentication.profile(), options);
