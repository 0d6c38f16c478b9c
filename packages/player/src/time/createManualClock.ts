import type { Clock } from './clock.ts';

/** A clock that stands still until it is told to strike, for stories and tests. */
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
    /** How long each of those who wait has to. */
    waits: (): number[] => Array.from(waiting.values(), ({ milliseconds }) => milliseconds),
    /** The time of all who wait is up. */
    strike: (): void => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const { run } of due) run();
    },
    reset: (): void => waiting.clear(),
  };
}
