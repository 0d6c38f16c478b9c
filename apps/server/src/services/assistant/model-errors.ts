import type { ErrorCode } from '@dreamfork/api-client/contract';
import { APICallError } from 'ai';
import { ApiError } from '../../api-error.ts';

const maxWait = 24 * 60 * 60;
const defaultWait = 30;

/** Seconds in a Retry-After header, which holds seconds or a date. */
export function readRetryAfter(header: string | undefined, now: number): number {
  if (header === undefined) return defaultWait;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), maxWait) : defaultWait;
}

function codeOf(status: number | undefined): ErrorCode {
  if (status === 429 || status === 503) return 'model-overloaded';
  const isRefused = status !== undefined && status >= 400 && status < 500 && status !== 408;
  return isRefused ? 'model-refused' : 'model-failed';
}

/** An error and what caused it, which libraries wrap in errors of their own. */
function* causesOf(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error; one = one.cause) yield one;
}

/** What a failed call of a model service means for the author. Nothing of the service's answer is in it. */
export function toModelError(error: unknown, now: number): ApiError {
  for (const cause of causesOf(error)) {
    if (cause instanceof ApiError) return cause;
    if (cause.name === 'TimeoutError') return new ApiError('model-timeout');
    if (!APICallError.isInstance(cause)) continue;
    const code = codeOf(cause.statusCode);
    const retryAfter =
      code === 'model-overloaded'
        ? readRetryAfter(cause.responseHeaders?.['retry-after'], now)
        : undefined;
    return new ApiError(code, { retryAfter });
  }
  return new ApiError('model-failed');
}
