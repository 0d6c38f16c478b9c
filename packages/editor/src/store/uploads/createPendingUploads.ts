import { type DBSchema, openDB } from 'idb';
import type { PendingUpload, PendingUploads } from '../../services/index.ts';

interface Uploads extends DBSchema {
  files: { key: string; value: PendingUpload };
}

/** Files that were not uploaded are forgotten after a month. */
const longestWait = 30 * 86_400_000;

export type PendingUploadsOptions = {
  /** Whose files: people who share a browser do not see those of one another. */
  owner: string;
  now?: () => number;
};

/** Waiting files in the browser's own database, IndexedDB. */
export function createPendingUploads({
  owner,
  now = Date.now,
}: PendingUploadsOptions): PendingUploads {
  const withDatabase = async <Value>(
    work: (database: Awaited<ReturnType<typeof open>>) => Promise<Value>,
  ): Promise<Value> => {
    const database = await open();
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
  const open = () =>
    openDB<Uploads>(`dreamfork-uploads-${owner}`, 1, {
      upgrade: (database) => {
        database.createObjectStore('files', { keyPath: 'nodeId' });
      },
    });
  return {
    put: (upload) =>
      withDatabase(async (database) => {
        await database.put('files', { ...upload, addedAt: now() });
      }),
    list: () =>
      withDatabase(async (database) => {
        const all = await database.getAll('files');
        const isOver = ({ addedAt }: PendingUpload) => now() - addedAt > longestWait;
        const over = all.filter(isOver);
        await Promise.all(over.map(({ nodeId }) => database.delete('files', nodeId)));
        return all.filter((upload) => !isOver(upload));
      }),
    remove: (nodeId) => withDatabase((database) => database.delete('files', nodeId)),
  };
}
