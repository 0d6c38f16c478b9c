import type { SessionUser, TokenClaims } from '../contract/index.ts';
import { asRaw } from '../normalise/raw.ts';
import { readRole, readSessionUser as readUser } from '../normalise/users.ts';

/**
 * Reads what a token says of its owner, or null where it says nothing readable. It proves nothing: only
 * the server can tell whether a token is good.
 */
export function readTokenClaims(token: string): TokenClaims | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    );
    const raw = asRaw(JSON.parse(new TextDecoder().decode(bytes)));
    const { sub, sid, username, email, displayName, emailConfirmed, exp } = raw;
    const texts = [sub, sid, username, email, displayName];
    const isWhole =
      texts.every((text) => typeof text === 'string') &&
      typeof emailConfirmed === 'boolean' &&
      typeof exp === 'number';
    return isWhole ? ({ ...raw, role: readRole(raw.role) } as TokenClaims) : null;
  } catch {
    return null;
  }
}

/** A user as the server or a browser's storage has it, without what else a profile tells; undefined where it is none. */
export const readSessionUser = (value: unknown): SessionUser | undefined =>
  readUser(value) as SessionUser | undefined;
