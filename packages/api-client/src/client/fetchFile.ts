import { fail, type Result, succeed } from '@dreamfork/story';
import { type PathValues, type Route, routePath } from '../contract/index.ts';
import { fileTimeout } from '../routes/route.ts';
import type { ApiError, TransportError } from './apiError.ts';
import { toHttpError } from './httpErrors.ts';
import { clientMessages } from './messages.ts';
import {
  type CallOptions,
  type ClientOptions,
  localeOf,
  readJson,
  withTimeout,
} from './transport.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The file name in a content-disposition header; empty where it holds none. */
export function fileNameOf(header: string | null): string {
  const extended = /filename\*\s*=\s*(?:utf-8)?'[^']*'([^;]+)/i.exec(header ?? '')?.[1];
  if (extended) return decoded(extended.trim());
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header ?? '');
  return (plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2] ?? '').trim();
}

/** A file from the server; its name is empty where the server gives none. */
export type FetchFile = (
  route: Route,
  params: PathValues,
  options?: CallOptions & { query?: PathValues | undefined },
) => Promise<Result<File, ApiError>>;

/** Fetches what is no JSON but a file. */
export function createFetchFile(options: ClientOptions): FetchFile {
  const { baseUrl, getToken, onUnauthorized } = options;
  return async (
    route,
    params,
    { signal: caller, query, timeout = route.timeout ?? fileTimeout } = {},
  ) => {
    const locale = localeOf(options);
    const failure = (kind: TransportError['kind']) =>
      fail<ApiError>({ kind, message: clientMessages[locale][kind] });
    const token = getToken();
    const signal = withTimeout(timeout, caller);
    try {
      const response = await (options.fetch ?? globalThis.fetch)(
        `${baseUrl}${routePath(route, params, query)}`,
        {
          method: route.method,
          headers: {
            'accept-language': locale,
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          signal,
        },
      );
      if (!response.ok) {
        const payload = readJson(await response.text());
        const error = toHttpError(response.status, payload?.value, locale, undefined);
        if (response.status === 401 && token && getToken() === token) onUnauthorized(error);
        return fail<ApiError>(error);
      }
      const content = await response.blob();
      const name = fileNameOf(response.headers.get('content-disposition'));
      return succeed(new File([content], name, { type: content.type }));
    } catch {
      if (caller?.aborted) return failure('aborted');
      return failure(signal.aborted ? 'timeout' : 'network');
    }
  };
}
