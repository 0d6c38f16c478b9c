import { ApiError } from './api-error.ts';

type Options = {
  /** What may be held at once, in bytes or pieces of work. A single larger holder is let through alone. */
  capacity: number;
  /** How many callers may wait. */
  maxQueue: number;
};

type Waiting = { amount: number; admit: () => void };

/** How busy something with a capacity is. */
export type Load = { capacity: number; inUse: number; waiting: number };

/** Grants shares of a capacity in the order of requests. */
export type Budget = {
  /**
   * Waits until that much is free, and returns the function that releases them.
   * @throws ApiError `server-busy` when too many wait, or when the signal aborts.
   */
  take: (amount: number, signal: AbortSignal) => Promise<() => void>;
  /** What is held now; `waiting` counts callers. */
  load: () => Load;
};

export function createBudget({ capacity, maxQueue }: Options): Budget {
  let held = 0;
  const queue: Waiting[] = [];
  const fits = (amount: number) => held === 0 || held + amount <= capacity;

  function admitNext(): void {
    for (let next = queue[0]; next && fits(next.amount); next = queue[0]) {
      queue.shift();
      held += next.amount;
      next.admit();
    }
  }

  const wait = (amount: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const waiting: Waiting = { amount, admit };
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
    async take(amount, signal) {
      if (signal.aborted) throw new ApiError('server-busy', { cause: signal.reason });
      if (queue.length >= maxQueue) throw new ApiError('server-busy');
      await wait(amount, signal);
      let isHeld = true;
      return () => {
        if (isHeld) held -= amount;
        isHeld = false;
        admitNext();
      };
    },
    load: () => ({ capacity, inUse: held, waiting: queue.length }),
  };
}

/** A budget for each key, such as for each caller. */
export type BudgetByKey = {
  /** As `take` of a budget. */
  take: (key: string, amount: number, signal: AbortSignal) => Promise<() => void>;
};

export function createBudgetByKey(options: Options): BudgetByKey {
  const budgets = new Map<string, { budget: Budget; users: number }>();
  return {
    async take(key, amount, signal) {
      const held = budgets.get(key) ?? { budget: createBudget(options), users: 0 };
      budgets.set(key, held);
      held.users += 1;
      const leave = () => {
        held.users -= 1;
        if (held.users === 0) budgets.delete(key);
      };
      try {
        const release = await held.budget.take(amount, signal);
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
