import type { KeyValueStorage, SessionStores } from './sessionStorage.ts';

const memoryStorage = (): KeyValueStorage => {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
};

/** Stores in memory, for rendering on a server and for tests. */
export const memoryStores = (): SessionStores => ({
  lasting: memoryStorage(),
  passing: memoryStorage(),
});
