import type { Change } from '@dreamfork/story';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type {
  BasePart,
  DraftHead,
  DraftHolder,
  DraftStorage,
  KeptText,
  StoredHistory,
  TextDraft,
} from '../../services/index.ts';
import { pageMemory, rememberOnPage } from './pageMemory.ts';

type Place = [key: string, generation: number, index: number];

interface Drafts extends DBSchema {
  heads: { key: string; value: DraftHead };
  parts: { key: Place; value: BasePart };
  changes: { key: Place; value: Change };
  texts: { key: string; value: TextDraft };
  kept: { key: string; value: readonly KeptText[] };
  histories: { key: string; value: StoredHistory; indexes: { savedAt: number } };
}

const stores = ['heads', 'parts', 'changes'] as const;

/** Of so many stories the steps of undo are stored. */
const mostHistories = 20;

/** Everything that a draft, or one of its generations, has in a store. Arrays sort after numbers. */
const all = (...place: [key: string, generation?: number]): IDBKeyRange =>
  IDBKeyRange.bound(place, [...place, []]);

type Writing = IDBPTransaction<Drafts, typeof stores, 'readwrite'>;

const deletions = (transaction: Writing, key: string): Promise<void>[] => [
  transaction.objectStore('heads').delete(key),
  transaction.objectStore('parts').delete(all(key)),
  transaction.objectStore('changes').delete(all(key)),
];

export type DraftStorageOptions = {
  /** Whose drafts: people who share a browser do not see those of one another. */
  owner: string;
  /** The draft that this page is opened for. Its story goes on with it. */
  draft?: string | null;
};

/** Drafts in the browser's own database, IndexedDB. */
export function createDraftStorage({ owner, draft = null }: DraftStorageOptions): DraftStorage {
  const name = `dreamfork-drafts-${owner}`;
  let opening: Promise<IDBPDatabase<Drafts>> | undefined;

  const open = (): Promise<IDBPDatabase<Drafts>> => {
    opening ??= openDB<Drafts>(name, 4, {
      upgrade: (database, oldVersion) => {
        if (oldVersion < 1) {
          database.createObjectStore('heads', { keyPath: 'key' });
          database.createObjectStore('parts');
          database.createObjectStore('changes');
        }
        if (oldVersion < 2) database.createObjectStore('texts');
        if (oldVersion < 3)
          database.createObjectStore('histories').createIndex('savedAt', 'savedAt');
        database.createObjectStore('kept');
      },
      // Another tab wants a newer layout, or the browser has closed the connection: open it anew.
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        opening = undefined;
      },
      terminated: () => {
        opening = undefined;
      },
    }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  return {
    ...createPresence(name),

    ownKey: () => pageMemory().dreamforkDraft ?? draft,

    list: async () => (await open()).getAll('heads'),

    read: async (key) => {
      const transaction = (await open()).transaction(stores);
      const head = await transaction.objectStore('heads').get(key);
      if (!head) return null;
      const range = all(key, head.generation);
      const [parts, changes] = await Promise.all([
        transaction.objectStore('parts').getAll(range),
        transaction.objectStore('changes').getAll(range, head.entryCount || 1),
      ]);
      return { head, parts, changes: changes.slice(0, head.entryCount) };
    },

    write: async ({ head, part, entries = [], drop, replaces }) => {
      const transaction = (await open()).transaction(stores, 'readwrite', {
        durability: 'relaxed',
      });
      const parts = transaction.objectStore('parts');
      const changes = transaction.objectStore('changes');
      const requests: Promise<unknown>[] = [
        transaction.objectStore('heads').put(head),
        ...entries.map(({ generation, index, change }) =>
          changes.put(change, [head.key, generation, index]),
        ),
      ];
      if (part) requests.push(parts.put(part.value, [head.key, part.generation, part.index]));
      if (drop !== undefined) {
        requests.push(parts.delete(all(head.key, drop)), changes.delete(all(head.key, drop)));
      }
      if (replaces !== undefined) requests.push(...deletions(transaction, replaces));
      rememberOnPage({ dreamforkDraft: head.key });
      // Committed at once, so that a page that is being closed does not have to be there for it.
      transaction.commit();
      await Promise.all([...requests, transaction.done]);
    },

    remove: async (key) => {
      const transaction = (await open()).transaction(stores, 'readwrite');
      await Promise.all([...deletions(transaction, key), transaction.done]);
    },

    readText: async (storyId) => (await (await open()).get('texts', storyId ?? '')) ?? null,

    writeText: async (storyId, draft) => {
      const database = await open();
      if (draft) await database.put('texts', draft, storyId ?? '');
      else await database.delete('texts', storyId ?? '');
    },

    readKept: async (storyId) => (await (await open()).get('kept', storyId)) ?? [],

    changeKept: async (storyId, change) => {
      const { store, done } = (await open()).transaction('kept', 'readwrite');
      const kept = change((await store.get(storyId)) ?? []);
      if (kept.length > 0) await store.put(kept, storyId);
      else await store.delete(storyId);
      await done;
    },

    readHistory: async (storyId) => (await (await open()).get('histories', storyId)) ?? null,

    writeHistory: async (storyId, history) => {
      const transaction = (await open()).transaction('histories', 'readwrite');
      await transaction.store.put(history, storyId);
      const surplus = (await transaction.store.count()) - mostHistories;
      let oldest = surplus > 0 ? await transaction.store.index('savedAt').openCursor() : null;
      for (let left = surplus; oldest && left > 0; left -= 1) {
        await oldest.delete();
        oldest = await oldest.continue();
      }
      await transaction.done;
    },
  };
}

/**
 * Tracks the open tabs of this browser by Web Locks, which the browser releases with their tab.
 * Where there are none (a page without https), no tab knows of another.
 */
function createPresence(name: string): Pick<DraftStorage, 'hold' | 'holders'> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  const prefix = `${name}/`;

  return {
    hold: ({ key, storyId }: DraftHolder) => {
      const holding = new AbortController();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      void locks
        ?.request(
          `${prefix}${JSON.stringify([key, storyId])}`,
          { signal: holding.signal },
          () => held,
        )
        // Released before it was granted.
        .catch(() => {});
      return () => {
        holding.abort();
        release();
      };
    },

    holders: async () => {
      if (!locks) return null;
      const { held = [] } = await locks.query();
      return held.flatMap(({ name: lock = '' }) => {
        if (!lock.startsWith(prefix)) return [];
        const [key, storyId] = JSON.parse(lock.slice(prefix.length)) as [string, string | null];
        return [{ key, storyId }];
      });
    },
  };
}
