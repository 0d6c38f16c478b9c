import type { Result } from '@dreamfork/story';
import { unstable_serialize } from 'swr';
import type { ApiError } from '../client/apiError.ts';
import type { ApiClient } from '../client/createClient.ts';

/** A cached call: its name in the cache, and how it is fetched. */
export type Query<Input, Data> = {
  name: string;
  fetch: (client: ApiClient, input: Input) => Promise<Result<Data, ApiError>>;
};

/** The cache key of a response: session, name of the query, and input. */
export type QueryKey = readonly [session: string | null, name: string, input: unknown];

/** A key as text, as the cache holds it. */
export const keyText = (key: QueryKey): string => unstable_serialize([...key]);

/** Fetches a query and throws its error, as the cache expects. */
export async function fetchQuery<Input, Data>(
  query: Query<Input, Data>,
  client: ApiClient,
  input: Input,
): Promise<Data> {
  const result = await query.fetch(client, input);
  if (result.ok) return result.value;
  throw result.error;
}
