import type { SessionListResponse } from '../contract/index.ts';
import type { Read } from './read.ts';
import { type ApiAnswer, type HookOptions, useAnswer } from './useAnswer.ts';

export const userSessions: Read<null, SessionListResponse> = {
  name: 'user-sessions',
  ask: (client) => client.sessions.list(),
};

/** Where the signed-in user is signed in, last seen first. */
export const useUserSessions = (options?: HookOptions): ApiAnswer<SessionListResponse> =>
  useAnswer(userSessions, null, options);
