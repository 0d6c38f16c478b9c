import type { Result } from '@dreamfork/story';
import { useCallback } from 'react';
import { type ScopedMutator, useSWRConfig } from 'swr';
import type { ApiError } from '../client/apiError.ts';
import type { ApiClient } from '../client/createClient.ts';
import { useApi } from './ApiProvider.tsx';
import type { OptimisticUpdate } from './optimisticUpdates.ts';
import { keyText, type QueryKey } from './query.ts';

export type MutationRequest<Value> = {
  /** Makes the change on the server. */
  call: (client: ApiClient) => Promise<Result<Value, ApiError>>;
  /** How kept answers look once it is made: shown at once, taken back if the call fails. */
  edits?: readonly OptimisticUpdate[];
  /** The same from the server's answer, where it knows better. */
  answered?: (value: Value) => readonly OptimisticUpdate[];
  /** Further answers that are old afterwards. */
  stale?: readonly { name: string }[];
};

export type Mutation = <Value>(request: MutationRequest<Value>) => Promise<Result<Value, ApiError>>;

/**
 * Changes something on the server and shows it at once. What failed disappears again by itself, whatever else
 * was changed meanwhile; what succeeded is asked for again. The error is a value, to be told.
 */
export function useMutation(): Mutation {
  const { client, session, isMounted, edits: layer, prefetched } = useApi();
  const { mutate } = useSWRConfig();
  return useCallback(
    async ({ call, edits = [], answered, stale = [] }) => {
      const end = layer.begin(session, edits);
      const result = await call(client);
      if (!isMounted.current) return result;
      const settled = result.ok ? (answered?.(result.value) ?? edits) : [];

      // What the server said takes the change in and the layer above it goes in one turn: nothing flickers.
      const keys = cachedKeys(mutate).filter(([owner]) => owner === session);
      for (const { name, apply } of settled) {
        for (const key of keys.filter((kept) => kept[1] === name)) {
          const take = (data: unknown) => (data === undefined ? data : apply(data, key[2]));
          void mutate(key, take, { revalidate: false });
        }
      }
      end();

      const isLost = !result.ok && result.error.kind === 'network';
      if (!isLost) {
        const names = new Set([...edits, ...settled, ...stale].map(({ name }) => name));
        const old = keys.filter(([, name]) => names.has(name));
        prefetched.forget(new Set(old.map(keyText)));
        for (const key of old) void mutate(key);
      }
      return result;
    },
    [client, session, isMounted, layer, prefetched, mutate],
  );
}

/** The keys of all kept answers, which the cache shows to filters only. */
function cachedKeys(mutate: ScopedMutator): QueryKey[] {
  const keys: QueryKey[] = [];
  void mutate((key) => {
    if (Array.isArray(key)) keys.push(key as unknown as QueryKey);
    return false;
  });
  return keys;
}
