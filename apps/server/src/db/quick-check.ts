import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { runsFromSource } from '../configuration/paths.ts';
import { sqliteFileName } from './sqlite.ts';
import { damageOf } from './sqlite-file.ts';

const worker = new URL(
  runsFromSource ? './quick-check.worker.ts' : './quick-check.worker.js',
  import.meta.url,
);

/** Whether the pages of an SQLite file are whole. */
export type QuickCheck = {
  /** What the last look found, and what to do; undefined where it found nothing. */
  damage: () => Error | undefined;
  /** Looks through the whole file, on a thread of its own. */
  look: () => Promise<void>;
  /** Breaks a look off. */
  stop: () => Promise<void>;
};

export function createQuickCheck(dataDirectory: string): QuickCheck {
  const path = join(dataDirectory, sqliteFileName);
  let damage: Error | undefined;
  let thread: Worker | undefined;
  return {
    damage: () => damage,
    async look() {
      thread = new Worker(worker, { workerData: path });
      // A thread that is stopped ends with a number.
      const [found] = await Promise.race([once(thread, 'message'), once(thread, 'exit')]);
      if (typeof found !== 'string') return;
      damage = found === 'ok' ? undefined : damageOf(path, new Error(found));
    },
    async stop() {
      await thread?.terminate();
    },
  };
}

/** PostgreSQL looks after its files itself. */
export const noQuickCheck: QuickCheck = {
  damage: () => undefined,
  look: async () => {},
  stop: async () => {},
};
