import { fail, type Result, succeed } from '@dreamfork/story';
import type { Route, RouteResponse } from '../contract/index.ts';
import { asRaw } from '../normalise/raw.ts';
import { fileTimeout } from '../routes/route.ts';
import type { ApiError, TransportError } from './apiError.ts';
import { toHttpError } from './httpErrors.ts';
import { clientMessages } from './messages.ts';
import {
  type CallOptions,
  type ClientOptions,
  localeOf,
  readAnswer,
  readJson,
} from './transport.ts';

export type UploadOptions = CallOptions & {
  /** Called as the file leaves, with the share that has left, 0 to 1. */
  onProgress?: (share: number) => void;
};

export type SendForm = <Definition extends Route>(
  route: Definition,
  form: FormData,
  options?: UploadOptions,
) => Promise<Result<RouteResponse<Definition>, ApiError>>;

/** Sends forms with files. `fetch` cannot tell how much of a file has left; this can. */
export function createSendForm(options: ClientOptions): SendForm {
  const { baseUrl, getToken, onUnauthorized } = options;

  return (route, form, { onProgress, signal, timeout = route.timeout ?? fileTimeout } = {}) =>
    new Promise((resolve) => {
      const locale = localeOf(options);
      const request = options.createRequest?.() ?? new XMLHttpRequest();
      const abort = () => request.abort();
      const failure = (kind: TransportError['kind']) => () => {
        signal?.removeEventListener('abort', abort);
        resolve(fail({ kind, message: clientMessages[locale][kind] }));
      };
      if (signal?.aborted) return failure('aborted')();
      const token = getToken();
      request.open(route.method, `${baseUrl}${route.path}`);
      request.timeout = timeout;
      request.setRequestHeader('accept', 'application/json');
      request.setRequestHeader('accept-language', locale);
      if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress?.(loaded / total);
      };
      request.onerror = failure('network');
      request.ontimeout = failure('timeout');
      request.onabort = failure('aborted');
      request.onload = () => {
        const { status } = request;
        const payload = readJson(request.responseText);
        const isRefused = status < 200 || status >= 300 || asRaw(payload?.value).success === false;
        if (isRefused) {
          signal?.removeEventListener('abort', abort);
          const error = toHttpError(status, payload?.value, locale, undefined);
          if (status === 401 && token && getToken() === token) onUnauthorized(error);
          return resolve(fail(error));
        }
        const read = payload && readAnswer(route, payload.value, undefined);
        if (!read) return failure('unreadable')();
        signal?.removeEventListener('abort', abort);
        resolve(succeed(read.value));
      };
      signal?.addEventListener('abort', abort);
      request.send(form);
    });
}
