import { type DBSchema, openDB } from 'idb';

/** A file that no server holds yet: of a story that has never been saved, or on its way. */
export type PendingUpload = {
  readonly nodeId: string;
  readonly file: File;
  /** In milliseconds. */
  readonly addedAt: number;
};

/** Where files outlive a closed tab or a crash until they are uploaded. */
export type PendingUploads = {
  put: (upload: Omit<PendingUpload, 'addedAt'>) => Promise<void>;
  list: () => Promise<PendingUpload[]>;
  remove: (nodeId: string) => Promise<void>;
};

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
