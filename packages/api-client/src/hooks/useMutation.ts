import type { Result } from '@dreamfork/story';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiError } from '../client/apiError.ts';
import type { ApiClient } from '../client/createClient.ts';
import type { RouteData } from '../routes/route.ts';
import { useApi } from './ApiProvider.tsx';
import type { OptimisticUpdate } from './optimisticUpdate.ts';
import { keyStart } from './query.ts';

export type MutationRequest<Value> = {
  /** Makes the change on the server. */
  call: (client: ApiClient) => Promise<Result<Value, ApiError>>;
  /** How kept answers look once it is made: shown at once, taken back if the call fails. */
  edits?: readonly OptimisticUpdate[];
  /** The same from the server's answer, where it knows better. */
  answered?: (value: Value) => readonly OptimisticUpdate[];
  /** Further calls whose answers are old afterwards. */
  stale?: readonly RouteData[];
};

export type Mutation = <Value>(request: MutationRequest<Value>) => Promise<Result<Value, ApiError>>;

/**
 * Changes something on the server and shows it at once. What failed is taken back, what succeeded is asked for
 * again. The error is a value, to be told.
 */
export function useMutation(): Mutation {
  const { client, session, isMounted, prefetched } = useApi();
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async ({ call, edits = [], answered, stale = [] }) => {
      const keysOf = (route: RouteData) =>
        [...cache.keys()].filter((key) => key.startsWith(keyStart(session, route)));
      const calling = call(client);
      const sending = calling.then((result) =>
        result.ok ? undefined : Promise.reject(result.error),
      );
      const shown = edits.flatMap(({ route, apply }) =>
        keysOf(route).map((key) =>
          mutate(key, sending, {
            optimisticData: (_, data: unknown) => (data === undefined ? data : apply(data)),
            populateCache: false,
            revalidate: false,
          }),
        ),
      );
      const result = await calling;
      await Promise.allSettled([sending, ...shown]);
      if (!isMounted.current) return result;

      const settled = result.ok ? (answered?.(result.value) ?? []) : [];
      for (const { route, apply } of settled) {
        for (const key of keysOf(route)) {
          const take = (data: unknown) => (data === undefined ? data : apply(data));
          void mutate(key, take, { revalidate: false });
        }
      }
      const isLost = !result.ok && result.error.kind === 'network';
      if (!isLost) {
        const routes = [...[...edits, ...settled].map(({ route }) => route), ...stale];
        const old = new Set(routes.flatMap(keysOf));
        prefetched.forget(old);
        for (const key of old) void mutate(key);
      }
      return result;
    },
    [client, session, isMounted, prefetched, cache, mutate],
  );
}
