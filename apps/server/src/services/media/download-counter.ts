import type { OpenDatabase } from '../../db/engine.ts';
import { repeat } from '../../document/repeat.ts';

const writeEvery = 60_000;

/** Counts how often files are downloaded, and writes the counts down once a minute. */
export type DownloadCounter = {
  count: (fileId: string) => void;
  /** Writes what has been counted. */
  write: () => Promise<void>;
  stop: () => Promise<void>;
};

export function createDownloadCounter(
  { database }: Pick<OpenDatabase, 'database'>,
  { onFailure }: { onFailure: (error: unknown) => void },
): DownloadCounter {
  let counts = new Map<string, number>();

  async function write(): Promise<void> {
    const counted = counts;
    counts = new Map();
    if (counted.size === 0) return;
    await database.transaction().execute(async (transaction) => {
      for (const [id, count] of [...counted].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
        await transaction
          .updateTable('media_files')
          .set((expression) => ({ download_count: expression('download_count', '+', count) }))
          .where('id', '=', id)
          .execute();
      }
    });
  }

  const writing = repeat(write, { every: writeEvery, onFailure });
  return {
    count: (fileId) => counts.set(fileId, (counts.get(fileId) ?? 0) + 1),
    write: writing.again,
    async stop() {
      await writing.again();
      await writing.stop();
    },
  };
}
