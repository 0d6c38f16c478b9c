/** Where a player keeps what must outlast a visit. A host may keep it wherever it likes. */
export type PlayerStorage = {
  /** The kept text; null where there is none or it cannot be had. */
  read: (key: string) => string | null;
  /** Keeps a text; false where it could not be kept. Must not throw. */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
};

/** Keeps things until the page is left. */
export function memoryStorage(): PlayerStorage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => {
      kept.set(key, text);
      return true;
    },
    remove: (key) => {
      kept.delete(key);
    },
  };
}

type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps things in the browser. Where the storage is full or closed, they last until the page is left,
 * and `write` says so.
 */
export function browserStorage(store: () => KeyStore = () => localStorage): PlayerStorage {
  const passing = memoryStorage();
  return {
    read: (key) => {
      const recent = passing.read(key);
      if (recent !== null) return recent;
      try {
        return store().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, text) => {
      try {
        store().setItem(key, text);
        passing.remove(key);
        return true;
      } catch {
        passing.write(key, text);
        return false;
      }
    },
    remove: (key) => {
      passing.remove(key);
      try {
        store().removeItem(key);
      } catch {
        return;
      }
    },
  };
}
