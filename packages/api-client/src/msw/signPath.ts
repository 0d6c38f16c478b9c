import type { MockDatabase } from './mockDatabase.ts';

const hour = 3_600_000;

/** Gives out an address that stands in for a token; the same for the same path. */
export function signPath(database: MockDatabase, path: string) {
  // By the real clock: a client renews the addresses before they end.
  const end = Date.now() + hour;
  const signature = database.signatures.get(path) ?? `signed-${database.nextNumber()}`;
  database.signatures.set(path, signature);
  const signedPath = `${path}?expires=${Math.floor(end / 1000)}&signature=${signature}`;
  return { path, signedPath, expiresAt: new Date(end).toISOString() };
}
