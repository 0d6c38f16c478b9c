import { fail, type Result, succeed } from '@dreamfork/story';
import { asRaw, isRaw } from '../normalise/raw.ts';
import { type PathValues, routePath } from '../routes/path.ts';
import { fileTimeout, type RouteData } from '../routes/route.ts';
import type { ApiError } from './apiError.ts';
import { attempt } from './attempt.ts';
import type { Answer, CallResult, Input, Sent } from './calls.ts';
import { createFetchUrl, type FetchUrl } from './fetchUrl.ts';
import { toHttpError } from './httpErrors.ts';
import type { ClientLocale } from './messages.ts';
import { type CallOptions, type ClientOptions, localeOf, requestTimeout } from './options.ts';
import { readFile, readJson } from './readBody.ts';
import { sendForm } from './sendForm.ts';

/** Makes calls. None throws: an error is a value whose message can be shown. */
export type ApiClient = {
  /** The language of its messages at the moment. */
  locale: () => ClientLocale;
  /** Where the server stands: the addresses of files begin with it. */
  baseUrl: string;
  /** Makes a call of `routes`; its answer is of the contract, whatever server gave it. */
  call: <Data extends RouteData>(
    route: Data,
    input: Sent<Data>,
    options?: CallOptions,
  ) => Promise<CallResult<Data>>;
  /** Makes a call whose answer is read as it arrives. It has no time limit of its own. */
  open: <Data extends RouteData & { answers: 'stream' }>(
    route: Data,
    input: Input<Data>,
    options?: CallOptions,
  ) => Promise<Result<ReadableStream<Uint8Array>, ApiError>>;
  /** Looks at any address with a plain GET. The token goes to our own server alone. */
  fetchUrl: FetchUrl;
};

type Parts = { params?: PathValues; query?: PathValues; body?: unknown };

const accepted = { json: 'application/json', file: '*/*', stream: 'text/event-stream' };

function limitOf({ answers, timeout }: RouteData, usual = requestTimeout): number | undefined {
  if (answers === 'stream') return undefined;
  return timeout ?? (answers === 'file' ? fileTimeout : usual);
}

/** Makes a client: the one place where requests leave and errors arise. */
export function createClient(options: ClientOptions): ApiClient {
  const { baseUrl, getToken, onUnauthorized } = options;

  /** Makes a request and reads its successful answer; undefined is one that cannot be read. */
  function send<Value>(
    route: RouteData,
    { params, query, body }: Parts,
    { signal, onProgress, timeout = limitOf(route, options.timeout) }: CallOptions,
    read: (response: Response) => Promise<Value | undefined>,
  ): Promise<Result<Value, ApiError>> {
    const { fetch = globalThis.fetch } = options;
    const locale = localeOf(options);
    // A call that begins a session, or needs a link alone, leaves without the present one.
    const isAnonymous = route.access === 'public' && route.method === 'POST';
    const token = isAnonymous ? null : getToken();
    const isForm = body instanceof FormData;
    const url = `${baseUrl}${routePath(route, params, query)}`;
    const headers = {
      ...options.headers?.(),
      accept: accepted[route.answers ?? 'json'],
      'accept-language': locale,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const { method, keepalive } = route;
    const init: RequestInit = { method, headers, ...(keepalive ? { keepalive } : {}) };
    if (body !== undefined && !isForm) {
      init.body = body instanceof Blob ? body : JSON.stringify(body);
    }

    return attempt<Value, ApiError>({ locale, timeout, signal }, async (signal, failure) => {
      const response = isForm
        ? await sendForm(url, { ...init, body, signal }, onProgress)
        : await fetch(url, { ...init, signal });
      const isExpected = response.ok || response.status === route.otherStatus;
      const value = isExpected ? await read(response) : await readJson(response);
      if (isExpected && asRaw(value).success !== false) {
        return value === undefined ? failure('unreadable') : succeed(value as Value);
      }
      // A token that was replaced meanwhile does not end the session of the new one.
      const error = toHttpError(response.status, value, locale, route.fallback);
      if (response.status === 401 && token && getToken() === token) onUnauthorized(error);
      return fail(error);
    });
  }

  return {
    baseUrl,
    locale: () => localeOf(options),
    call: <Data extends RouteData>(route: Data, input: Sent<Data>, extras: CallOptions = {}) =>
      send(route, input as Parts, extras, async (response) => {
        if (route.answers === 'file') return (await readFile(response)) as Answer<Data>;
        const raw = await readJson(response);
        const isRefusal = asRaw(raw).success === false;
        const answer =
          raw === undefined || isRefusal || !route.read ? raw : route.read(raw, asRaw(input).body);
        return isRaw(answer) ? (answer as Answer<Data>) : undefined;
      }),
    open: (route, input, extras = {}) =>
      send(route, input as Parts, extras, async ({ body }) => body ?? undefined),
    fetchUrl: createFetchUrl(options),
  };
}
