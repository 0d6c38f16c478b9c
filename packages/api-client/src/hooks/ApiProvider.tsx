import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type State, SWRConfig } from 'swr';
import type { ApiError } from '../client/apiError.ts';
import type { ApiClient } from '../client/createClient.ts';
import { createPrefetchCache } from './prefetchCache.ts';
import { keyText, type QueryKey } from './query.ts';

export type ApiProviderProps = {
  client: ApiClient;
  /**
   * Whose answers these are, for instance the user's id: what one session has read is never shown to
   * the next. @default the guest's
   */
  session?: string | null | undefined;
  /** Answers that came along with the page: shown from the start, and not asked for again. */
  initial?: readonly InitialData[];
  children: ReactNode;
};

/** An answer that is known before anything is asked. */
export type InitialData = { key: QueryKey; data: unknown };

type Prefetched = ReturnType<typeof createPrefetchCache>;

type Api = {
  client: ApiClient;
  session: string | null;
  prefetched: Prefetched;
  /** False once the provider is unmounted: its cache no longer exists. */
  isMounted: RefObject<boolean>;
};

const ApiContext = createContext<Api | null>(null);

/** Errors after which a retry can succeed: a lost connection or a server in trouble, never a refusal. */
const isPassing = (error: ApiError): boolean =>
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  (error.kind === 'http' && error.status >= 500);

function createConfiguration(initial: readonly InitialData[]) {
  const cache = new Map(initial.map(({ key, data }) => [keyText(key), { data }] as const));
  return {
    provider: () => cache as Map<string, State>,
    shouldRetryOnError: (error: unknown) => isPassing(error as ApiError),
    errorRetryCount: 3,
    // Short, so that a page opened right after a save does not show the list from before it.
    dedupingInterval: 300,
  };
}

function createPrefetched(initial: readonly InitialData[]): Prefetched {
  const prefetched = createPrefetchCache();
  for (const { key, data } of initial) prefetched.prepare(keyText(key), async () => data);
  return prefetched;
}

/** Gives the hooks of this entry a client, and a cache of their own. */
export function ApiProvider({ client, session = null, initial = [], children }: ApiProviderProps) {
  const [configuration] = useState(() => createConfiguration(initial));
  const [prefetched] = useState(() => createPrefetched(initial));
  const isMounted = useRef(true);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const api = useMemo(
    () => ({ client, session, isMounted, prefetched }),
    [client, session, prefetched],
  );
  return (
    <ApiContext value={api}>
      <SWRConfig value={configuration}>{children}</SWRConfig>
    </ApiContext>
  );
}

/** The client and the session of the nearest `ApiProvider`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) {
    throw new Error(
      'Dreamfork: there is no API client here, so nothing can be loaded or saved. Put <ApiProvider client={createClient({ … })}> around this component.',
    );
  }
  return api;
}

/** The client of the nearest `ApiProvider`. */
export const useApiClient = (): ApiClient => useApi().client;
