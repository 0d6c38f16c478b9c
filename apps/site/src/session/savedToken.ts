import { clearSavedSession, readSavedSession, type SessionStores } from './sessionStorage.ts';

const withStores = <Answer>(act: (stores: SessionStores) => Answer): Answer | null => {
  try {
    return act({ lasting: localStorage, passing: sessionStorage });
  } catch {
    return null;
  }
};

/** The token of the saved session, where there is one and the browser gives it out. */
export const readToken = (): string | null =>
  withStores((stores) => readSavedSession(stores)?.token ?? null);

export const clearToken = (): void => {
  withStores(clearSavedSession);
};
