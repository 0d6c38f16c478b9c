import { useSyncExternalStore } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { ApiError } from '../client/apiError.ts';
import { useApi } from './ApiProvider.tsx';
import { askFor } from './askFor.ts';
import { edited } from './edits.ts';
import { type AnswerKey, keyText, type Read } from './read.ts';

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
export type ApiAnswer<Data> = SWRResponse<Data, ApiError> & {
  /** What is shown may have changed since: the last call failed. */
  readonly isStale: boolean;
};

/** Asks the API and keeps the answer, with the changes on it that are not confirmed yet. */
export function useAnswer<Input, Data>(
  read: Read<Input, Data>,
  input: Input,
  { enabled = true, ...options }: HookOptions = {},
): ApiAnswer<Data> {
  const { client, session, edits, warm } = useApi();
  const key: AnswerKey = [session, read.name, input];
  const answer = useSWR<Data, ApiError>(
    enabled ? key : null,
    () => (warm.take(keyText(key)) as Promise<Data> | undefined) ?? askFor(read, client, input),
    options,
  );
  const pending = useSyncExternalStore(edits.subscribe, edits.getPending, edits.getPending);
  const data = edited(pending, key, answer.data);

  // Read through, because the cache draws a component again only for what it has read.
  return {
    data,
    mutate: answer.mutate,
    get error() {
      return answer.error;
    },
    get isLoading() {
      return answer.isLoading;
    },
    get isValidating() {
      return answer.isValidating;
    },
    get isStale() {
      return data !== undefined && answer.error !== undefined;
    },
  };
}
