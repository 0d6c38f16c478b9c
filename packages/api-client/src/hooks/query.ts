import { unstable_serialize } from 'swr';
import type { Answer, Input } from '../client/calls.ts';
import type { ApiClient } from '../client/createClient.ts';
import type { RouteData } from '../routes/route.ts';

/** The cache key of an answer: session, path of the call, and input. */
export type QueryKey = readonly [session: string | null, path: string, input: unknown];

/** A key as text, as the cache holds it. */
export const keyText = (key: QueryKey): string => unstable_serialize([...key]);

/** What the keys of all answers of a call begin with. */
export const keyStart = (session: string | null, { path }: RouteData): string =>
  `${unstable_serialize([session, path])}`;

/** Makes a call and throws its error, as the cache expects. */
export async function fetchQuery<Data extends RouteData>(
  client: ApiClient,
  route: Data,
  input: Input<Data>,
): Promise<Answer<Data>> {
  const result = await client.call(route, input);
  if (result.ok) return result.value;
  throw result.error;
}
