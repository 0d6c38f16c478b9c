import {
  type ApiClient,
  type ApiError,
  readTokenClaims,
  type SessionUser,
  sessionUser,
} from '@dreamfork/api-client';
import type { SavedSession } from './sessionStorage.ts';

/** Reads the profile of the user whose token is saved. */
export type LoadProfile = () => ReturnType<ApiClient['authentication']['profile']>;

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
  if (profile.ok) return sessionUser.parse(profile.value);
  if (isRefusal(profile.error)) return null;
  return savedUser(saved);
}

/** The user of a saved session, without a request to the server. */
export const savedUser = ({ token, user }: SavedSession): SessionUser | null =>
  tokenUser(token) ?? parseSavedUser(user);

/** The user in the claims of the token; null when it has none that can be read. */
function tokenUser(token: string): SessionUser | null {
  const claims = readTokenClaims(token);
  if (!claims) return null;
  const { sub, username, email, displayName, role, emailConfirmed } = claims;
  const names = { username, email, displayName };
  return { id: sub, ...names, role, emailConfirmed, status: 'Active', avatarUrl: null };
}

/** The user that was saved with the token; null when the text cannot be read as one. */
function parseSavedUser(text: string | null): SessionUser | null {
  if (!text) return null;
  try {
    // One that was saved before avatars existed has none.
    const parsed = sessionUser.safeParse({ avatarUrl: null, ...JSON.parse(text) });
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
