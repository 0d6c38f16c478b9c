import type { Result } from '@dreamfork/story';
import useSWR, { type SWRResponse } from 'swr';
import type { ApiError } from '../client/apiError.ts';
import type { ApiClient } from '../client/createClient.ts';
import { useApi } from './ApiProvider.tsx';

export type HookOptions = {
  /** Asks nothing while false. @default true */
  enabled?: boolean;
  /** Milliseconds between repeated calls. @default no repetition */
  refreshInterval?: number;
  /** Keeps showing the answer to the last query while the next is on its way. @default false */
  keepPreviousData?: boolean;
};

/** An answer as it arrives: `data` or `error`, `isLoading` before the first, `mutate` to ask again. */
export type ApiAnswer<Data> = SWRResponse<Data, ApiError>;

/** Asks the API and keeps the answer, under the name and the input of the call. */
export function useAnswer<Data>(
  name: string,
  input: unknown,
  ask: (client: ApiClient) => Promise<Result<Data, ApiError>>,
  { enabled = true, ...options }: HookOptions = {},
): ApiAnswer<Data> {
  const { client, session } = useApi();
  return useSWR<Data, ApiError>(
    enabled ? [session, name, input] : null,
    async () => {
      const result = await ask(client);
      if (result.ok) return result.value;
      throw result.error;
    },
    options,
  );
}
