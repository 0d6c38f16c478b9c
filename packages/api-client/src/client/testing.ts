import { vi } from 'vitest';
import { createClient } from './createClient.ts';
import type { ClientOptions } from './options.ts';

/** A fetch that gives one answer and keeps what it was asked. */
export const fetchOf = (body: unknown, init: ResponseInit = {}) =>
  vi.fn<typeof fetch>(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init),
  );

/** A fetch that never answers and ends only when it is aborted, as a browser's does. */
export const silentFetch = () =>
  vi.fn<typeof fetch>(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        const end = () => reject(new DOMException('Aborted', 'AbortError'));
        if (init?.signal?.aborted) end();
        init?.signal?.addEventListener('abort', end);
      }),
  );

/** A client over a given fetch. */
export function clientOver(fetch: typeof globalThis.fetch, options: Partial<ClientOptions> = {}) {
  const onUnauthorized = vi.fn<ClientOptions['onUnauthorized']>();
  const client = createClient({
    baseUrl: 'https://api.example',
    getToken: () => 'token-1',
    onUnauthorized,
    fetch,
    ...options,
  });
  return { client, onUnauthorized };
}

/** The request a mocked fetch was called with, headers by name. */
export function requestOf(fetch: ReturnType<typeof fetchOf>) {
  const [url, init] = fetch.mock.calls[0] ?? [];
  return {
    url: url instanceof Request ? url.url : (url?.toString() ?? ''),
    method: init?.method,
    headers: new Headers(init?.headers),
    body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
  };
}
