import { createStore } from 'zustand/vanilla';

export type ConnectionState = 'good' | 'slow' | 'lost';

/** Milliseconds after which a call counts as slow. */
export const slowAfter = 5_000;
/** Milliseconds between the tries while the connection is lost; the last delay repeats. */
export const probeDelays = [2_000, 5_000, 10_000, 30_000];

export type ConnectionWatchOptions = {
  /** Calls the server; rejects if it does not answer. */
  probe: () => Promise<unknown>;
  isOnline: () => boolean;
};

export type ConnectionWatch = {
  getState: () => ConnectionState;
  subscribe: (listener: () => void) => () => void;
  /** Returns the same fetch; its calls set the state. */
  watch: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
  /** To be called on the `online` and `offline` events of the window. */
  onlineChanged: () => void;
  /** Tries the server now. */
  tryAgain: () => Promise<void>;
};

const isGivenUp = (signal: AbortSignal | null | undefined): boolean => signal?.aborted === true;

/**
 * Watches whether the server can be reached, by the calls that are made anyway. While it cannot, the watch
 * repeats `probe` until the server answers.
 */
export function createConnectionWatch({
  probe,
  isOnline,
}: ConnectionWatchOptions): ConnectionWatch {
  let isLost = !isOnline();
  let slowCalls = 0;
  const { getState, setState, subscribe } = createStore<ConnectionState>(() =>
    isLost ? 'lost' : 'good',
  );
  let probes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => setState(isLost ? 'lost' : slowCalls > 0 ? 'slow' : 'good');

  const reached = () => {
    isLost = false;
    probes = 0;
    clearTimeout(timer);
    timer = undefined;
    settle();
  };

  const lost = () => {
    isLost = true;
    settle();
    if (timer !== undefined || !isOnline()) return;
    const delay = probeDelays[Math.min(probes, probeDelays.length - 1)];
    probes += 1;
    timer = setTimeout(() => {
      timer = undefined;
      void tryAgain();
    }, delay);
  };

  const tryAgain = () => probe().then(reached, lost);

  return {
    getState,
    subscribe,
    watch: (fetch) => async (input, init) => {
      let isSlow = false;
      const slow = setTimeout(() => {
        isSlow = true;
        slowCalls += 1;
        settle();
      }, slowAfter);
      try {
        const answer = await fetch(input, init);
        reached();
        return answer;
      } catch (error) {
        if (!isGivenUp(init?.signal)) lost();
        throw error;
      } finally {
        clearTimeout(slow);
        if (isSlow) slowCalls -= 1;
        settle();
      }
    },
    onlineChanged: () => {
      if (isOnline()) void tryAgain();
      else lost();
    },
    tryAgain,
  };
}
