import type { ApiClient } from '../client/createClient.ts';
import type { Read } from './read.ts';

/** Asks, with the error thrown as the cache wants it. */
export async function askFor<Input, Data>(
  read: Read<Input, Data>,
  client: ApiClient,
  input: Input,
): Promise<Data> {
  const result = await read.ask(client, input);
  if (result.ok) return result.value;
  throw result.error;
}
