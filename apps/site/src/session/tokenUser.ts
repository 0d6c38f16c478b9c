import { readTokenClaims, type SessionUser } from '@dreamfork/api-client';

/** The user that the token's claims name; null when it carries none that can be read. */
export function tokenUser(token: string): SessionUser | null {
  const claims = readTokenClaims(token);
  if (!claims) return null;
  const { sub, username, email, displayName, role, emailConfirmed } = claims;
  return { id: sub, username, email, displayName, role, emailConfirmed, status: 'Active' };
}
