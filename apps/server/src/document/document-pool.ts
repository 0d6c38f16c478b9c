import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { ApiError } from '../api-error.ts';
import type { Load } from '../budget.ts';
import { runsFromSource } from '../configuration/paths.ts';

type Options = {
  threads: number;
  /** How many tasks may wait for a thread. */
  maxQueue: number;
  /** Milliseconds that a task may take, waiting included. */
  timeLimit: number;
  /** Heap limit of a thread, in megabytes. */
  heapLimit: number;
  /** The module whose functions are run. */
  filename?: string;
};

type RunOptions = {
  signal?: AbortSignal | undefined;
  /** Milliseconds for this task, in the place of those of the pool. */
  limit?: number;
};

/** Worker threads for one kind of work on large documents. They start with the first task. */
export type DocumentPool = {
  /**
   * @throws ApiError `server-busy` for a task above `maxQueue`, an aborted one or one above `timeLimit`;
   * `body-too-large` for one that exceeds `heapLimit`.
   */
  run: (name: string, task: unknown, options?: RunOptions) => Promise<unknown>;
  load: () => Load;
  close: () => Promise<void>;
};

const documentWorker = fileURLToPath(
  new URL(runsFromSource ? './document.worker.ts' : './document.worker.js', import.meta.url),
);

const isAborted = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

export function createDocumentPool({
  threads,
  maxQueue,
  timeLimit,
  heapLimit,
  filename = documentWorker,
}: Options): DocumentPool {
  let pool: Piscina | undefined;
  let inFlight = 0;
  // The minimum equals the maximum, so a thread that an abort has ended is replaced at once.
  const workers = (): Piscina => {
    pool ??= new Piscina({
      filename,
      minThreads: threads,
      maxThreads: threads,
      resourceLimits: { maxOldGenerationSizeMb: heapLimit, maxYoungGenerationSizeMb: 16 },
    });
    return pool;
  };
  return {
    async run(name, task, { signal, limit = timeLimit } = {}) {
      // Counted here because `maxQueue` of Piscina ignores tasks with a signal.
      if (inFlight >= threads + maxQueue) throw new ApiError('server-busy');
      inFlight += 1;
      const timeout = AbortSignal.timeout(limit);
      try {
        return await workers().run(task, {
          name,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
      } catch (error) {
        if (isAborted(error)) throw new ApiError('server-busy', { cause: error });
        if (isOutOfMemory(error)) throw new ApiError('body-too-large', { cause: error });
        throw error;
      } finally {
        inFlight -= 1;
      }
    },
    load: () => ({
      capacity: threads,
      inUse: Math.min(inFlight, threads),
      waiting: Math.max(inFlight - threads, 0),
    }),
    close: async () => pool?.close({ force: true }),
  };
}
