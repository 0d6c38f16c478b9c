import type { SessionListResponse, TwoFactorState } from '../contract/index.ts';
import type { Query } from './query.ts';
import { type HookOptions, type QueryResult, useQuery } from './useQuery.ts';

export const userSessions: Query<null, SessionListResponse> = {
  name: 'user-sessions',
  fetch: (client) => client.sessions.list(),
};

/** Where the signed-in user is signed in, last seen first. */
export const useUserSessions = (options?: HookOptions): QueryResult<SessionListResponse> =>
  useQuery(userSessions, null, options);

export const twoFactorState: Query<null, TwoFactorState> = {
  name: 'two-factor',
  fetch: (client) => client.twoFactor.state(),
};

/** Whether the signed-in user has two-step sign-in. */
export const useTwoFactor = (options?: HookOptions): QueryResult<TwoFactorState> =>
  useQuery(twoFactorState, null, options);
