import { createStore } from 'zustand/vanilla';
import type { MediaServices } from '../../services/index.ts';

/** Addresses that show the author's own files, by the path of the file; null where there is none. */
export type MediaAddressesState = Readonly<Record<string, string | null>>;

export type MediaAddresses = ReturnType<typeof createMediaAddresses>;

export type AddressClock = {
  now: () => number;
  /** Runs the work after a pause; returns how to call it off. */
  after: (milliseconds: number, work: () => void) => () => void;
};

const browserClock: AddressClock = {
  now: () => Date.now(),
  after: (milliseconds, work) => {
    const id = setTimeout(work, milliseconds);
    return () => clearTimeout(id);
  },
};

/** Paths that become wanted within this many milliseconds are asked for at once. */
const gatherFor = 20;
const mostPaths = 100;
/** Addresses are renewed this long before they end. */
const renewBefore = 300_000;
const soonest = 30_000;

/** Keeps the addresses of files that are on the screen, and renews them before they end. */
export function createMediaAddresses(
  sign: MediaServices['sign'],
  clock: AddressClock = browserClock,
) {
  const { getState, setState, subscribe, getInitialState } = createStore<MediaAddressesState>(
    () => ({}),
  );
  const wanted = new Map<string, number>();
  const ends = new Map<string, number>();
  let cancelAsking: (() => void) | null = null;
  let cancelRenewal: (() => void) | null = null;

  const isValid = (path: string) => (ends.get(path) ?? 0) - renewBefore > clock.now();

  async function ask(): Promise<void> {
    cancelAsking = null;
    const paths = [...wanted.keys()].filter((path) => !isValid(path));
    for (let at = 0; at < paths.length; at += mostPaths) {
      const some = paths.slice(at, at + mostPaths);
      // oxlint-disable-next-line no-await-in-loop -- one batch at a time, so that the server is not flooded.
      await askFor(some);
    }
    renewLater();
  }

  async function askFor(paths: string[]): Promise<void> {
    const answer = await sign?.(paths);
    if (answer?.ok) {
      for (const { path, endsAt } of answer.value) ends.set(path, endsAt);
      setState(Object.fromEntries(answer.value.map(({ path, address }) => [path, address])));
      return;
    }
    // One file that is not the author's refuses all of them.
    if (answer?.error.status === 404 && paths.length > 1) {
      await Promise.all(paths.map((path) => askFor([path])));
      return;
    }
    const unknown = paths.filter((path) => !getState()[path]);
    setState(Object.fromEntries(unknown.map((path) => [path, null])));
  }

  function renewLater(): void {
    cancelRenewal?.();
    const forgotten = [...ends.keys()].filter((path) => !wanted.has(path) && !isValid(path));
    for (const path of forgotten) ends.delete(path);
    const first = Math.min(...[...wanted.keys()].map((path) => ends.get(path) ?? Infinity));
    if (!Number.isFinite(first)) return;
    cancelRenewal = clock.after(
      Math.max(first - renewBefore - clock.now(), soonest),
      () => void ask(),
    );
  }

  const askSoon = () => {
    cancelAsking ??= clock.after(gatherFor, () => void ask());
  };

  return {
    getState,
    subscribe,
    getInitialState,
    /** Keeps the address of a path valid until the returned function is called. */
    want: (path: string): (() => void) => {
      wanted.set(path, (wanted.get(path) ?? 0) + 1);
      if (!isValid(path)) askSoon();
      return () => {
        const others = (wanted.get(path) ?? 1) - 1;
        if (others > 0) wanted.set(path, others);
        else wanted.delete(path);
      };
    },
    /** Asks again for a file that did not load. */
    renew: (path: string): void => {
      ends.delete(path);
      askSoon();
    },
    /** Asks again for every wanted path without a valid address: the network has returned. */
    retry: (): void => {
      if ([...wanted.keys()].some((path) => !isValid(path))) askSoon();
    },
    /** Stops asking. */
    end: (): void => {
      cancelAsking?.();
      cancelRenewal?.();
      cancelAsking = null;
    },
  };
}
