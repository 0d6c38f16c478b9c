import { fail, type Result, succeed } from '@dreamfork/story';
import * as z from 'zod/mini';
import {
  type PathValues,
  type Route,
  type RouteInput,
  type RouteResponse,
  routePath,
} from '../contract/index.ts';
import { asRaw } from '../normalise/raw.ts';
import type { ApiError, HttpError, TransportError } from './apiError.ts';
import { toHttpError } from './httpErrors.ts';
import { type ClientLocale, clientMessages } from './messages.ts';

export const requestTimeout = 10_000;

export type ClientOptions = {
  /** Base address without a slash at the end; empty means the page's own origin. */
  baseUrl: string;
  /** The token to send, asked for at every call. */
  getToken: () => string | null | undefined;
  /** Called when the server no longer accepts the token that a call was made with; `session-blocked` says that its user is blocked. */
  onUnauthorized: (error: HttpError) => void;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /** Language of messages; a function where it can change while the client lives. @default 'ru' */
  locale?: ClientLocale | (() => ClientLocale);
  /** Milliseconds until a call is given up. @default 10000 */
  timeout?: number;
  /** Makes the request of an upload, which reports how far it is. @default a new XMLHttpRequest */
  createRequest?: () => XMLHttpRequest;
};

export type CallOptions = {
  /** Gives the call up from outside. */
  signal?: AbortSignal;
  /** Milliseconds until this call is given up. @default that of the client, or five minutes for a file */
  timeout?: number;
};

/** Makes one call of the route table. */
export type Call = <Definition extends Route>(
  route: Definition,
  input: RouteInput<Definition>,
  extras?: CallOptions,
) => Promise<Result<RouteResponse<Definition>, ApiError>>;

/** The one place where requests leave and answers arrive. */
export function createCall(options: ClientOptions): Call {
  const { baseUrl, getToken, onUnauthorized, timeout = requestTimeout } = options;
  const localeNow = () => localeOf(options);

  return async (route, input, extras = {}) => {
    const { params, query, body } = input as {
      params?: PathValues;
      query?: PathValues;
      body?: unknown;
    };
    const locale = localeNow();
    const failure = (kind: TransportError['kind']) =>
      fail<ApiError>({ kind, message: clientMessages[locale][kind] });

    // A call that begins a session, or needs a link alone, leaves without the present one.
    const isAnonymous = route.access === 'public' && route.method === 'POST';
    const token = isAnonymous ? null : getToken();
    const signal = withTimeout(extras.timeout ?? route.timeout ?? timeout, extras.signal);
    try {
      const response = await (options.fetch ?? globalThis.fetch)(
        `${baseUrl}${routePath(route, params, query)}`,
        {
          method: route.method,
          headers: {
            accept: route.contentType ?? 'application/json',
            'accept-language': locale,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          ...(body === undefined
            ? {}
            : { body: body instanceof Blob ? body : JSON.stringify(body) }),
          ...(route.keepalive ? { keepalive: true } : {}),
          signal,
        },
      );
      const text = await response.text();
      const isExpected = response.ok || response.status === route.otherStatus;
      const payload = isExpected && route.contentType ? { value: text } : readJson(text);
      if (!isExpected || asRaw(payload?.value).success === false) {
        // A token that was replaced meanwhile does not end the session of the new one.
        const error = toHttpError(response.status, payload?.value, locale, route.fallback);
        if (response.status === 401 && token && getToken() === token) onUnauthorized(error);
        return fail<ApiError>(error);
      }
      const read = payload && readAnswer(route, payload.value, body);
      return read ? succeed(read.value) : failure('unreadable');
    } catch {
      if (extras.signal?.aborted) return failure('aborted');
      return failure(signal.aborted ? 'timeout' : 'network');
    }
  };
}

/** The language of the moment. */
export const localeOf = ({ locale = 'ru' }: ClientOptions): ClientLocale =>
  typeof locale === 'function' ? locale() : locale;

/** A signal that aborts after a time-out, or when the caller's signal does. */
export function withTimeout(milliseconds: number, caller: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds);
  return caller ? AbortSignal.any([caller, timeout]) : timeout;
}

/** An empty body reads as nothing; one that is no JSON, as null. */
export function readJson(text: string): { value: unknown } | null {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Brings an answer of any known shape into the contract's, or gives null where it cannot be read. */
export function readAnswer<Definition extends Route>(
  route: Definition,
  payload: unknown,
  request: unknown,
): { value: RouteResponse<Definition> } | null {
  const read = route.read ? route.read(payload, request) : payload;
  const parsed = z.safeParse(route.response, read);
  return parsed.success ? { value: parsed.data as RouteResponse<Definition> } : null;
}
