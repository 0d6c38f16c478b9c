/** Storage of a player across visits; a host may supply its own. */
export type PlayerStorage = {
  /** The stored text; null if there is none or it cannot be read. */
  read: (key: string) => string | null;
  /** Stores a text; false if that failed. Must not throw. */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
};

/** A storage in memory, until the page is left. */
export function memoryStorage(): PlayerStorage {
  const stored = new Map<string, string>();
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, text) => {
      stored.set(key, text);
      return true;
    },
    remove: (key) => {
      stored.delete(key);
    },
  };
}

type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage in the browser. If that is full or unavailable, values last until the page is left,
 * and `write` returns false.
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
        // Private windows refuse.
        return null;
      }
    },
    write: (key, text) => {
      try {
        store().setItem(key, text);
        passing.remove(key);
        return true;
      } catch {
        // Private windows and full disks refuse; progress then lasts as long as the page.
        passing.write(key, text);
        return false;
      }
    },
    remove: (key) => {
      passing.remove(key);
      try {
        store().removeItem(key);
      } catch {
        // Private windows refuse.
        return;
      }
    },
  };
}
