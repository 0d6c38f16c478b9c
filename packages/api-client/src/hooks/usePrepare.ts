import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from './ApiProvider.tsx';
import { askFor } from './askFor.ts';
import { keyText, type Read } from './read.ts';

/** Asks for an answer before the page that shows it is open; what is known already is not asked for. */
export type Prepare = <Input, Data>(read: Read<Input, Data>, input: Input) => void;

/** For links that are about to be followed: see `Prepare`. */
export function usePrepare(): Prepare {
  const { client, session, warm } = useApi();
  const { cache } = useSWRConfig();
  return useCallback(
    (read, input) => {
      const key = keyText([session, read.name, input]);
      if (cache.get(key)?.data === undefined) warm.prepare(key, () => askFor(read, client, input));
    },
    [client, session, warm, cache],
  );
}
