import { fail, type Result, succeed } from '@dreamfork/story';
import { type PathValues, type Route, routePath } from '../contract/index.ts';
import type { ApiError, TransportError } from './apiError.ts';
import { fileNameOf } from './fileName.ts';
import { clientMessages } from './messages.ts';
import { toHttpError } from './refusals.ts';
import { uploadTimeout } from './sendForm.ts';
import {
  type CallOptions,
  type ClientOptions,
  localeOf,
  readJson,
  startDeadline,
} from './transport.ts';

/** A file from the server; its name is empty where the server gives none. */
export type FetchFile = (
  route: Route,
  params: PathValues,
  options?: CallOptions,
) => Promise<Result<File, ApiError>>;

/** Fetches what is no JSON but a file. */
export function createFetchFile(options: ClientOptions): FetchFile {
  const { baseUrl, getToken, onUnauthorized } = options;
  return async (route, params, { signal } = {}) => {
    const locale = localeOf(options);
    const failure = (kind: TransportError['kind']) =>
      fail<ApiError>({ kind, message: clientMessages[locale][kind] });
    const token = getToken();
    const deadline = startDeadline(uploadTimeout, signal);
    try {
      const response = await (options.fetch ?? globalThis.fetch)(
        `${baseUrl}${routePath(route, params)}`,
        {
          method: route.method,
          headers: {
            'accept-language': locale,
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          signal: deadline.signal,
        },
      );
      if (!response.ok) {
        if (response.status === 401 && token && getToken() === token) onUnauthorized();
        const answer = readJson(await response.text());
        return fail<ApiError>(toHttpError(response.status, answer?.value, locale, undefined));
      }
      const content = await response.blob();
      const name = fileNameOf(response.headers.get('content-disposition'));
      return succeed(new File([content], name, { type: content.type }));
    } catch {
      if (signal?.aborted) return failure('aborted');
      return failure(deadline.signal.aborted ? 'timeout' : 'network');
    } finally {
      deadline.clear();
    }
  };
}
