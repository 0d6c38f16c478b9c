import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import type { ApiError } from '../client/apiError.ts';
import type { ApiClient } from '../client/createClient.ts';

export type ApiProviderProps = {
  client: ApiClient;
  /**
   * Whose answers these are, for instance the user's id: what one session has read is never shown to
   * the next. @default the guest's
   */
  session?: string | null | undefined;
  children: ReactNode;
};

type Api = { client: ApiClient; session: string | null };

const ApiContext = createContext<Api | null>(null);

/** What asking again can mend: a lost connection or a server in trouble, never a refusal. */
const isPassing = (error: ApiError): boolean =>
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  (error.kind === 'http' && error.status >= 500);

function createConfiguration() {
  const cache = new Map();
  return {
    provider: () => cache,
    shouldRetryOnError: (error: unknown) => isPassing(error as ApiError),
    errorRetryCount: 3,
    // Short, so that a page opened right after a save does not show the list from before it.
    dedupingInterval: 300,
  };
}

/** Gives the hooks of this entry a client, and a cache of their own. */
export function ApiProvider({ client, session = null, children }: ApiProviderProps) {
  const [configuration] = useState(createConfiguration);
  const api = useMemo(() => ({ client, session }), [client, session]);
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
