import type { SessionUser } from '@dreamfork/api-client';

/** Keys of the session in the storage of the browser. */
export const storageKeys = { token: 'authToken', user: 'user' } as const;

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type SavedSession = { token: string; user: string | null };

/** Where a session survives a reload: `lasting` outlives the browser, `passing` ends with the tab. */
export type SessionStores = { lasting: KeyValueStorage; passing: KeyValueStorage };

/** The saved session, if any; that of this tab comes first. */
export function readSavedSession({ lasting, passing }: SessionStores): SavedSession | null {
  for (const store of [passing, lasting]) {
    const token = store.getItem(storageKeys.token);
    if (token) return { token, user: store.getItem(storageKeys.user) };
  }
  return null;
}

/** Saves a session in one store and removes it from the other. */
export function saveSession(
  stores: SessionStores,
  session: { token: string; user: SessionUser; isRemembered: boolean },
): void {
  clearSavedSession(stores);
  const store = session.isRemembered ? stores.lasting : stores.passing;
  store.setItem(storageKeys.token, session.token);
  store.setItem(storageKeys.user, JSON.stringify(session.user));
}

/** Replaces the saved user in the store that has the token. */
export function saveUser({ lasting, passing }: SessionStores, user: SessionUser): void {
  const store = passing.getItem(storageKeys.token) ? passing : lasting;
  store.setItem(storageKeys.user, JSON.stringify(user));
}

/** Deletes token and user from both stores. */
export function clearSavedSession({ lasting, passing }: SessionStores): void {
  for (const store of [lasting, passing]) {
    store.removeItem(storageKeys.token);
    store.removeItem(storageKeys.user);
  }
}
