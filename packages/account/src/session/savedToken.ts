import {
  clearSavedSession,
  readSavedSession,
  type SavedSession,
  type SessionStores,
} from './sessionStorage.ts';

const withStores = <Answer>(act: (stores: SessionStores) => Answer): Answer | null => {
  try {
    return act({ lasting: localStorage, passing: sessionStorage });
  } catch {
    // Without storage the visitor is a guest.
    return null;
  }
};

/** The saved session; null where there is none or the browser denies access to its storage. */
export const readSession = (): SavedSession | null => withStores(readSavedSession);

/** The token of the saved session. */
export const readToken = (): string | null => readSession()?.token ?? null;

/** Deletes the saved session; returns whether there was one. */
export function clearToken(): boolean {
  const hadToken = readToken() !== null;
  withStores(clearSavedSession);
  return hadToken;
}
