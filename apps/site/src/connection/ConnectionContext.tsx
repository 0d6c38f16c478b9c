import { createContext, type ReactNode, use, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ConnectionState, ConnectionWatch } from './createConnectionWatch.ts';

const ConnectionContext = createContext<ConnectionWatch | null>(null);

export type ConnectionWatchProviderProps = {
  /** Undefined on the server, which renders pages. */
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

/** The state of the connection to the server, and a function that tries it now. */
export function useConnection(): { state: ConnectionState; tryAgain: () => Promise<void> } {
  const watch = use(ConnectionContext);
  const state = useSyncExternalStore<ConnectionState>(
    watch?.subscribe ?? subscribeToNothing,
    watch?.getState ?? good,
    good,
  );
  return { state, tryAgain: watch?.tryAgain ?? (() => Promise.resolve()) };
}

const subscribeToNothing = () => () => {};
const good = (): ConnectionState => 'good';

/** Calls `onReconnect` when a lost connection to the server is back. */
export function useReconnection(onReconnect: () => void): void {
  const { state } = useConnection();
  const before = useRef(state);

  useEffect(() => {
    if (before.current === 'lost' && state !== 'lost') onReconnect();
    before.current = state;
  }, [state, onReconnect]);
}
