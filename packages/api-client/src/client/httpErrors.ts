import { type ErrorCode, errorResponse } from '../contract/index.ts';
import type { HttpError } from './apiError.ts';
import type { ClientLocale } from './messages.ts';
import { clientMessages } from './messages.ts';
import { asRaw } from './normalise/raw.ts';

const codesByStatus = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'version-conflict',
  410: 'link-expired',
  413: 'body-too-large',
  422: 'story-invalid',
  429: 'too-many-requests',
} as const satisfies Record<number, ErrorCode>;

/** A code that an error has when all that is known of it is its status. */
export type StatusCode =
  | (typeof codesByStatus)[keyof typeof codesByStatus]
  | 'internal'
  | 'request-invalid';

const isKnown = (status: number): status is keyof typeof codesByStatus => status in codesByStatus;

function codeOf(status: number): StatusCode {
  if (isKnown(status)) return codesByStatus[status];
  return status >= 500 ? 'internal' : 'request-invalid';
}

/** What the client says where the server gives no message of its own. */
export type Fallback = 'login' | 'register' | undefined;

/** Reads an error answer of our server, or makes the best of another one's. */
export function toHttpError(
  status: number,
  payload: unknown,
  locale: ClientLocale,
  fallback: Fallback,
): HttpError {
  const parsed = errorResponse.safeParse(payload);
  if (parsed.success) {
    const { success: _success, ...error } = parsed.data;
    return { kind: 'http', status, ...error };
  }
  const raw = asRaw(payload);
  const said = [raw.message, raw.error, raw.title].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  const code = codeOf(status);
  return {
    kind: 'http',
    status,
    code,
    message: typeof said === 'string' ? said : clientMessages[locale][fallback ?? code],
  };
}
