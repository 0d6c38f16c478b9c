import { ApiError } from '../api-error.ts';

type Options = {
  /** Bytes that may be held at once. A single larger holder is let through alone. */
  capacity: number;
  /** How many callers may wait. */
  maxQueue: number;
};

type Waiting = { bytes: number; admit: () => void };

/** Grants bytes in the order of requests. */
export type ByteBudget = {
  /**
   * Waits until that many bytes are free, and returns the function that releases them.
   * @throws ApiError `server-busy` when too many wait, or when the signal aborts.
   */
  take: (bytes: number, signal: AbortSignal) => Promise<() => void>;
};

export function createByteBudget({ capacity, maxQueue }: Options): ByteBudget {
  let held = 0;
  const queue: Waiting[] = [];
  const fits = (bytes: number) => held === 0 || held + bytes <= capacity;

  function admitNext(): void {
    for (let next = queue[0]; next && fits(next.bytes); next = queue[0]) {
      queue.shift();
      held += next.bytes;
      next.admit();
    }
  }

  const wait = (bytes: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const waiting: Waiting = { bytes, admit };
      function admit() {
        signal.removeEventListener('abort', giveUp);
        resolve();
      }
      function giveUp() {
        queue.splice(queue.indexOf(waiting), 1);
        reject(new ApiError('server-busy', { cause: signal.reason }));
        admitNext();
      }
      signal.addEventListener('abort', giveUp, { once: true });
      queue.push(waiting);
      admitNext();
    });

  return {
    async take(bytes, signal) {
      if (signal.aborted) throw new ApiError('server-busy', { cause: signal.reason });
      if (queue.length >= maxQueue) throw new ApiError('server-busy');
      await wait(bytes, signal);
      let isHeld = true;
      return () => {
        if (isHeld) held -= bytes;
        isHeld = false;
        admitNext();
      };
    },
  };
}

/** A budget for each key, such as for each caller. */
export type BudgetByKey = {
  /** As `take` of a budget. */
  take: (key: string, bytes: number, signal: AbortSignal) => Promise<() => void>;
};

export function createBudgetByKey(options: Options): BudgetByKey {
  const budgets = new Map<string, { budget: ByteBudget; users: number }>();
  return {
    async take(key, bytes, signal) {
      const held = budgets.get(key) ?? { budget: createByteBudget(options), users: 0 };
      budgets.set(key, held);
      held.users += 1;
      const leave = () => {
        held.users -= 1;
        if (held.users === 0) budgets.delete(key);
      };
      try {
        const release = await held.budget.take(bytes, signal);
        return () => {
          release();
          leave();
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}
