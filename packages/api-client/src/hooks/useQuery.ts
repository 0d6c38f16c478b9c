import { useSyncExternalStore } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { ApiError } from '../client/apiError.ts';
import { useApi } from './ApiProvider.tsx';
import { withOptimisticUpdates } from './optimisticUpdates.ts';
import { fetchQuery, keyText, type Query, type QueryKey } from './query.ts';

export type HookOptions = {
  /** Asks nothing while false. @default true */
  enabled?: boolean;
  /** Milliseconds between repeated calls. @default no repetition */
  refreshInterval?: number;
  /** Keeps showing the answer to the last query while the next is on its way. @default false */
  keepPreviousData?: boolean;
};

/**
 * An answer as it arrives: `data` or `error`, `isLoading` before the first, `mutate` to ask again. Both
 * `data` and `error` mean that asking again failed: `isStale`.
 */
export type QueryResult<Data> = SWRResponse<Data, ApiError> & {
  /** What is shown may have changed since: the last call failed. */
  readonly isStale: boolean;
};

/** Fetches a query and caches it, with unconfirmed changes applied. */
export function useQuery<Input, Data>(
  query: Query<Input, Data>,
  input: Input,
  { enabled = true, ...options }: HookOptions = {},
): QueryResult<Data> {
  const { client, session, edits, prefetched } = useApi();
  const key: QueryKey = [session, query.name, input];
  const response = useSWR<Data, ApiError>(
    enabled ? key : null,
    () =>
      (prefetched.take(keyText(key)) as Promise<Data> | undefined) ??
      fetchQuery(query, client, input),
    options,
  );
  const pending = useSyncExternalStore(edits.subscribe, edits.getPending, edits.getPending);
  const data = withOptimisticUpdates(pending, key, response.data);

  // Read through, because the cache draws a component again only for what it has read.
  return {
    data,
    mutate: response.mutate,
    get error() {
      return response.error;
    },
    get isLoading() {
      return response.isLoading;
    },
    get isValidating() {
      return response.isValidating;
    },
    get isStale() {
      return data !== undefined && response.error !== undefined;
    },
  };
}
