import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type State, SWRConfig } from 'swr';
import type { ApiError } from '../client/apiError.ts';
import type { ApiClient } from '../client/createClient.ts';
import { createEdits } from './edits.ts';
import { type AnswerKey, keyText } from './read.ts';
import { createWarmAnswers } from './warmAnswers.ts';

export type ApiProviderProps = {
  client: ApiClient;
  /**
   * Whose answers these are, for instance the user's id: what one session has read is never shown to
   * the next. @default the guest's
   */
  session?: string | null | undefined;
  /** Answers that came along with the page: shown from the start, and not asked for again. */
  initial?: readonly InitialAnswer[];
  children: ReactNode;
};

/** An answer that is known before anything is asked. */
export type InitialAnswer = { key: AnswerKey; data: unknown };

/** What the hooks share under one provider. */
type Kept = {
  edits: ReturnType<typeof createEdits>;
  warm: ReturnType<typeof createWarmAnswers>;
};

type Api = Kept & { client: ApiClient; session: string | null };

const ApiContext = createContext<Api | null>(null);

/** What asking again can mend: a lost connection or a server in trouble, never a refusal. */
const isPassing = (error: ApiError): boolean =>
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  (error.kind === 'http' && error.status >= 500);

function createConfiguration(initial: readonly InitialAnswer[]) {
  const cache = new Map(initial.map(({ key, data }) => [keyText(key), { data }] as const));
  return {
    provider: () => cache as Map<string, State>,
    shouldRetryOnError: (error: unknown) => isPassing(error as ApiError),
    errorRetryCount: 3,
    // Short, so that a page opened right after a save does not show the list from before it.
    dedupingInterval: 300,
  };
}

function createKept(initial: readonly InitialAnswer[]): Kept {
  const warm = createWarmAnswers();
  for (const { key, data } of initial) warm.prepare(keyText(key), async () => data);
  return { edits: createEdits(), warm };
}

/** Gives the hooks of this entry a client, and a cache of their own. */
export function ApiProvider({ client, session = null, initial = [], children }: ApiProviderProps) {
  const [configuration] = useState(() => createConfiguration(initial));
  const [kept] = useState(() => createKept(initial));
  const api = useMemo(() => ({ client, session, ...kept }), [client, session, kept]);
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
