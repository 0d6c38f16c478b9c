import type { Clock } from './clock.ts';

/** A clock for stories and tests that advances only on request. */
export function createManualClock() {
  const waiting = new Map<symbol, { milliseconds: number; run: () => void }>();
  const clock: Clock = {
    after: (milliseconds, run) => {
      const id = Symbol();
      waiting.set(id, { milliseconds, run });
      return () => void waiting.delete(id);
    },
  };
  return {
    ...clock,
    /** The delays of the pending timers. */
    waits: (): number[] => Array.from(waiting.values(), ({ milliseconds }) => milliseconds),
    /** Fires all pending timers. */
    strike: (): void => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const { run } of due) run();
    },
    reset: (): void => waiting.clear(),
  };
}
