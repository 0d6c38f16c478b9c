import { type Result, succeed } from '@dreamfork/story';
import type { TransportError } from './apiError.ts';
import { attempt } from './attempt.ts';
import { type CallOptions, type ClientOptions, localeOf, requestTimeout } from './options.ts';

/** What an address answered, whatever it was. */
export type UrlResponse = { status: number; body: string };

export type FetchUrl = (
  url: string,
  options?: CallOptions,
) => Promise<Result<UrlResponse, TransportError>>;

export const createFetchUrl =
  (options: ClientOptions): FetchUrl =>
  (url, { signal, timeout = options.timeout ?? requestTimeout } = {}) => {
    const { baseUrl, getToken, fetch = globalThis.fetch } = options;
    const home = new URL(baseUrl || '/', globalThis.location?.href);
    const address = new URL(url.startsWith('/') ? `${baseUrl}${url}` : url, home);
    const token = address.origin === home.origin ? getToken() : null;
    return attempt({ locale: localeOf(options), timeout, signal }, async (signal) => {
      const response = await fetch(address.href, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        credentials: 'omit',
        signal,
      });
      return succeed({ status: response.status, body: await response.text() });
    });
  };
