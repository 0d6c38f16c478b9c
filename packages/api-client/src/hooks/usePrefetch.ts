import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Input } from '../client/calls.ts';
import type { RouteData } from '../routes/route.ts';
import { useApi } from './ApiProvider.tsx';
import { fetchQuery, keyText } from './query.ts';

/** Makes a call before the page that shows its answer is open, unless that is cached. */
export type Prefetch = <Data extends RouteData>(route: Data, input: Input<Data>) => void;

/** For links that are about to be followed: see `Prepare`. */
export function usePrefetch(): Prefetch {
  const { client, session, prefetched } = useApi();
  const { cache } = useSWRConfig();
  return useCallback(
    (route, input) => {
      const key = keyText([session, route.path, input]);
      if (cache.get(key)?.data === undefined)
        prefetched.prepare(key, () => fetchQuery(client, route, input));
    },
    [client, session, prefetched, cache],
  );
}
