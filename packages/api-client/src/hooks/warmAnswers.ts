/** How long an answer that was asked for in advance counts as fresh, in milliseconds. */
export const warmTime = 10_000;

type Warm = { answer: Promise<unknown>; since: number };

/** Answers that were asked for before anything showed them. Each is taken once, while it is fresh. */
export function createWarmAnswers(now: () => number = Date.now) {
  const warm = new Map<string, Warm>();
  const isFresh = ({ since }: Warm) => now() - since < warmTime;
  return {
    /** Asks, unless a fresh answer waits or is on its way. A failure is forgotten: it is asked for again. */
    prepare: (key: string, ask: () => Promise<unknown>): void => {
      const waiting = warm.get(key);
      if (waiting && isFresh(waiting)) return;
      const answer = ask();
      warm.set(key, { answer, since: now() });
      answer.catch(() => {
        if (warm.get(key)?.answer === answer) warm.delete(key);
      });
    },
    take: (key: string): Promise<unknown> | undefined => {
      const waiting = warm.get(key);
      warm.delete(key);
      return waiting && isFresh(waiting) ? waiting.answer : undefined;
    },
    /** Forgets what is known to be old. */
    forget: (keys: Iterable<string>): void => {
      for (const key of keys) warm.delete(key);
    },
  };
}
