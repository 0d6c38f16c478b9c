import { type TokenClaims, tokenClaims } from '../contract/index.ts';

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
    return tokenClaims.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
