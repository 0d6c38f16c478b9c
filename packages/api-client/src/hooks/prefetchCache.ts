/** How long a prefetched response counts as fresh, in milliseconds. */
export const prefetchLifetime = 10_000;

type Entry = { response: Promise<unknown>; since: number };

/** Responses that were prefetched. Each is taken once, while it is fresh. */
export function createPrefetchCache(now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const isFresh = ({ since }: Entry) => now() - since < prefetchLifetime;
  return {
    /** Fetches, unless a fresh response is there or pending. A failure is dropped, so that the next call fetches again. */
    prepare: (key: string, fetch: () => Promise<unknown>): void => {
      const waiting = entries.get(key);
      if (waiting && isFresh(waiting)) return;
      const response = fetch();
      entries.set(key, { response, since: now() });
      response.catch(() => {
        if (entries.get(key)?.response === response) entries.delete(key);
      });
    },
    take: (key: string): Promise<unknown> | undefined => {
      const waiting = entries.get(key);
      entries.delete(key);
      return waiting && isFresh(waiting) ? waiting.response : undefined;
    },
    /** Forgets what is known to be old. */
    forget: (keys: Iterable<string>): void => {
      for (const key of keys) entries.delete(key);
    },
  };
}
