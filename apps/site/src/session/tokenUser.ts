import { type SessionUser, tokenClaims } from '@dreamfork/api-client';

function decodePayload(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The user that the token's claims name; null when it carries none that can be read. */
export function tokenUser(token: string): SessionUser | null {
  try {
    const claims = tokenClaims.safeParse(decodePayload(token));
    if (!claims.success) return null;
    const { sub, username, email, displayName, role, emailConfirmed } = claims.data;
    return { id: sub, username, email, displayName, role, emailConfirmed, status: 'Active' };
  } catch {
    return null;
  }
}
