import { fail, type Result, succeed } from '@dreamfork/story';
import type { TransportError } from './apiError.ts';
import { clientMessages } from './messages.ts';
import { type CallOptions, type ClientOptions, localeOf, withTimeout } from './transport.ts';

/** What an address answered, whatever it was. */
export type UrlResponse = { status: number; body: string };

export type FetchUrl = (
  url: string,
  options?: CallOptions,
) => Promise<Result<UrlResponse, TransportError>>;

/** Looks at any address with a plain GET. The token goes to our own server alone. */
export function createFetchUrl(options: ClientOptions): FetchUrl {
  const { baseUrl, getToken, timeout = 10_000 } = options;
  return async (url, { signal: caller } = {}) => {
    const messages = clientMessages[localeOf(options)];
    const home = new URL(baseUrl || '/', globalThis.location?.href);
    const address = new URL(url.startsWith('/') ? `${baseUrl}${url}` : url, home);
    const token = address.origin === home.origin ? getToken() : null;
    const signal = withTimeout(timeout, caller);
    try {
      const response = await (options.fetch ?? globalThis.fetch)(address.href, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        credentials: 'omit',
        signal,
      });
      return succeed({ status: response.status, body: await response.text() });
    } catch {
      const kind = caller?.aborted ? 'aborted' : signal.aborted ? 'timeout' : 'network';
      return fail({ kind, message: messages[kind] });
    }
  };
}
