import { APICallError } from 'ai';
import type { z } from 'zod';

/** Fetches nothing but what the operator has set up: a redirect could lead the text and the key elsewhere. */
export const directFetch: typeof globalThis.fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error' });

/** A refusal of a service, without what it says: that could hold the key. */
export async function toCallError(response: Response): Promise<APICallError> {
  await response.body?.cancel();
  return new APICallError({
    message: 'The model service refuses.',
    url: response.url,
    requestBodyValues: undefined,
    statusCode: response.status,
    responseHeaders: Object.fromEntries(response.headers),
  });
}

const maxBytes = 4 * 1024 * 1024;

/**
 * Reads a small JSON answer of a model service.
 * @throws APICallError where the service refuses, another error where its answer is none.
 */
export async function readJsonFrom<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
): Promise<z.output<Schema>> {
  const response = await directFetch(url, {
    ...init,
    headers: {
      accept: 'application/json',
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  if (!response.ok) throw await toCallError(response);
  return schema.parse(JSON.parse(await readText(response)));
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxBytes) throw new Error('The answer of the model service is too long.');
  }
  return text + decoder.decode();
}
