import type { DraftHolder, DraftStorage } from './draft.ts';

/**
 * Tracks the open tabs of this browser by Web Locks, which the browser releases with their tab.
 * Where there are none (a page without https), no tab knows of another.
 */
export function createPresence(name: string): Pick<DraftStorage, 'hold' | 'holders'> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  const prefix = `${name}/`;

  return {
    hold: ({ key, storyId }: DraftHolder) => {
      const holding = new AbortController();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      void locks
        ?.request(
          `${prefix}${JSON.stringify([key, storyId])}`,
          { signal: holding.signal },
          () => held,
        )
        // Released before it was granted.
        .catch(() => {});
      return () => {
        holding.abort();
        release();
      };
    },

    holders: async () => {
      const { held = [] } = (await locks?.query()) ?? {};
      return held.flatMap(({ name: lock = '' }) => {
        if (!lock.startsWith(prefix)) return [];
        const [key, storyId] = JSON.parse(lock.slice(prefix.length)) as [string, string | null];
        return [{ key, storyId }];
      });
    },
  };
}
