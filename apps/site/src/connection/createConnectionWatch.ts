export const connectionStates = ['good', 'slow', 'lost'] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** A call that takes longer is worth a word, in milliseconds. */
export const slowAfter = 5_000;
/** How long until the server is tried again by itself: longer each time, up to the last. */
export const probeDelays = [2_000, 5_000, 10_000, 30_000];

export type ConnectionWatchOptions = {
  /** Tries whether the server answers. */
  probe: () => Promise<unknown>;
  isOnline: () => boolean;
};

export type ConnectionWatch = {
  getState: () => ConnectionState;
  subscribe: (listener: () => void) => () => void;
  /** The same fetch, whose calls tell how the connection is. */
  watch: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
  /** The browser says that it went on line or off line. */
  onlineChanged: () => void;
  /** Tries the server now. */
  tryAgain: () => Promise<void>;
};

const isGivenUp = (signal: AbortSignal | null | undefined): boolean => signal?.aborted === true;

/**
 * Whether the server can be reached, told from the calls that are made anyway; while it cannot, it is tried
 * again from time to time, so that the notice goes by itself.
 */
export function createConnectionWatch({
  probe,
  isOnline,
}: ConnectionWatchOptions): ConnectionWatch {
  let isLost = !isOnline();
  let slowCalls = 0;
  let state: ConnectionState = isLost ? 'lost' : 'good';
  let probes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const settle = () => {
    const next: ConnectionState = isLost ? 'lost' : slowCalls > 0 ? 'slow' : 'good';
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

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
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
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
