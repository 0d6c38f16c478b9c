import useSWR, { type SWRResponse } from 'swr';
import type { ApiError } from '../client/apiError.ts';
import type { Answer, Input } from '../client/calls.ts';
import type { RouteData } from '../routes/route.ts';
import { useApi } from './ApiProvider.tsx';
import { fetchQuery, keyText, type QueryKey } from './query.ts';

export type QueryOptions = {
  /** Milliseconds between repeated calls. @default no repetition */
  refreshInterval?: number;
  /** Keeps showing the answer to the last input while the next is on its way. @default false */
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

/** Makes a call and caches its answer; calls nothing while `input` is null. */
export function useQuery<Data extends RouteData>(
  route: Data,
  input: Input<Data> | null,
  options?: QueryOptions,
): QueryResult<Answer<Data>> {
  const { client, session } = useApi();
  return useCached(input && [session, route.path, input], options, () =>
    fetchQuery(client, route, input as Input<Data>),
  );
}

/** An answer of the cache; one that was prefetched is taken instead of another call. */
export function useCached<Data>(
  key: QueryKey | null,
  options: QueryOptions | undefined,
  fetch: () => Promise<Data>,
): QueryResult<Data> {
  const { prefetched } = useApi();
  const response = useSWR<Data, ApiError>(
    key,
    () => (key && (prefetched.take(keyText(key)) as Promise<Data> | undefined)) ?? fetch(),
    options,
  );
  // Read through, because the cache draws a component again only for what it has read.
  return {
    mutate: response.mutate,
    get data() {
      return response.data;
    },
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
      return response.data !== undefined && response.error !== undefined;
    },
  };
}
