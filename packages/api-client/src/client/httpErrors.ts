import { errorResponse } from '../contract/index.ts';
import { asRaw } from '../normalise/raw.ts';
import { codesByStatus, type HttpError, type StatusCode } from './apiError.ts';
import { type ClientLocale, clientMessages } from './messages.ts';

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
