import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import type { ConnectionState, ConnectionWatch } from './createConnectionWatch.ts';

const ConnectionContext = createContext<ConnectionWatch | null>(null);

export type ConnectionWatchProviderProps = {
  /** Left out where nothing is called: on a server that draws. */
  watch?: ConnectionWatch | undefined;
  children: ReactNode;
};

export function ConnectionWatchProvider({ watch, children }: ConnectionWatchProviderProps) {
  useEffect(() => {
    if (!watch) return;
    const listening = new AbortController();
    for (const change of ['online', 'offline']) {
      window.addEventListener(change, watch.onlineChanged, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [watch]);
  return <ConnectionContext value={watch ?? null}>{children}</ConnectionContext>;
}

const nothing = () => () => {};

/** How the connection to the server is, and the way to try it. */
export function useConnection(): { state: ConnectionState; tryAgain: () => Promise<void> } {
  const watch = use(ConnectionContext);
  const state = useSyncExternalStore<ConnectionState>(
    watch?.subscribe ?? nothing,
    watch?.getState ?? good,
    good,
  );
  return { state, tryAgain: watch?.tryAgain ?? (() => Promise.resolve()) };
}

const good = (): ConnectionState => 'good';
