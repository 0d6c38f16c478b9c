import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useSWRConfig } from 'swr';
import type { ConnectionState, ConnectionWatch } from '../client/createConnectionWatch.ts';

const ConnectionContext = createContext<ConnectionWatch | null>(null);

export type ConnectionProviderProps = {
  /** @default none, as on a server that renders pages: the connection is good */
  watch?: ConnectionWatch | undefined;
  children: ReactNode;
};

/**
 * Gives everything below it the state of the connection to the server, and fetches every query on the page again
 * once a lost connection is back. Stands inside `ApiProvider`.
 */
export function ConnectionProvider({ watch, children }: ConnectionProviderProps) {
  useEffect(() => {
    if (!watch) return;
    const listening = new AbortController();
    for (const change of ['online', 'offline']) {
      window.addEventListener(change, watch.onlineChanged, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [watch]);
  return (
    <ConnectionContext value={watch ?? null}>
      <RevalidateOnReconnect />
      {children}
    </ConnectionContext>
  );
}

function RevalidateOnReconnect() {
  const { mutate } = useSWRConfig();
  const revalidate = useCallback(() => void mutate((key) => Array.isArray(key)), [mutate]);
  useReconnection(revalidate);
  return null;
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
