import type { ApiError, SessionUser } from '@dreamfork/api-client';
import type { Result } from '@dreamfork/story';
import { parseSavedUser } from './savedUser.ts';
import type { SavedSession } from './sessionStorage.ts';
import { tokenUser } from './tokenUser.ts';

export type LoadProfile = () => Promise<Result<SessionUser, ApiError>>;

const isRefusal = (error: ApiError): boolean => error.kind === 'http' && error.status === 401;

/**
 * Who a saved session belongs to: the server's profile, else the token's claims, else the saved
 * user. Null when the server refuses the token or nothing can be read.
 */
export async function restoreUser(
  saved: SavedSession,
  loadProfile: LoadProfile,
): Promise<SessionUser | null> {
  const profile = await loadProfile();
  if (profile.ok) return profile.value;
  if (isRefusal(profile.error)) return null;
  return tokenUser(saved.token) ?? parseSavedUser(saved.user);
}
