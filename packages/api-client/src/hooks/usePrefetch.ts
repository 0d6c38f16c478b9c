import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from './ApiProvider.tsx';
import { fetchQuery, keyText, type Query } from './query.ts';

/** Fetches a query before the page that shows it is open, unless it is cached. */
export type Prefetch = <Input, Data>(query: Query<Input, Data>, input: Input) => void;

/** For links that are about to be followed: see `Prepare`. */
export function usePrefetch(): Prefetch {
  const { client, session, prefetched } = useApi();
  const { cache } = useSWRConfig();
  return useCallback(
    (query, input) => {
      const key = keyText([session, query.name, input]);
      if (cache.get(key)?.data === undefined)
        prefetched.prepare(key, () => fetchQuery(query, client, input));
    },
    [client, session, prefetched, cache],
  );
}
