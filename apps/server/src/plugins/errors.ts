import {
  type ErrorDetail,
  type ErrorResponse,
  errorMessages,
} from '@dreamfork/api-client/contract';
import { problemMessages } from '@dreamfork/story';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError, RequestMismatch } from '../api-error.ts';
import { databaseErrorCode } from '../db/failures.ts';
import { fieldCode, fieldMessage, namedMistake } from '../messages/fields.ts';
import { type Locale, localeOf } from '../messages/locale.ts';

const toDetails = (mismatch: RequestMismatch, locale: Locale): ErrorDetail[] =>
  mismatch.issues.map((issue) => ({
    code: fieldCode(issue),
    path: issue.path.map(String).join('.'),
    message: fieldMessage(locale, issue),
  }));

// The story package has the messages of Problems, this server those of fields.
const worded = (detail: ErrorDetail, locale: Locale): ErrorDetail => {
  const messages: Record<string, string> = problemMessages[locale];
  const message = messages[detail.code] ?? namedMistake(locale, detail.code);
  return message ? { ...detail, message } : detail;
};

/** Turns anything that was thrown into an error of the contract. */
function toApiError(
  error: FastifyError | Error,
  { locale, tokenRefusal }: { locale: Locale } & Pick<FastifyRequest, 'tokenRefusal'>,
): ApiError {
  if (error instanceof ApiError) {
    // The resource may exist for the user once they sign in again.
    return error.status === 404 && tokenRefusal ? new ApiError(tokenRefusal) : error;
  }
  if (error instanceof RequestMismatch) {
    return new ApiError('request-invalid', { errors: toDetails(error, locale) });
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new ApiError('body-too-large');
  if (status === 429) return new ApiError('too-many-requests');
  if (status === 404) return new ApiError('not-found');
  if (status && status >= 400 && status < 500) return new ApiError('request-invalid', { status });
  return new ApiError(databaseErrorCode(error) ?? 'internal', { cause: error });
}

/** The `retry-after` of a busy server, in seconds. */
export const busyRetryAfter = 5;

// Logs what an operator has to know. An error with a cause is only the form of the response.
function log(apiError: ApiError, request: FastifyRequest): void {
  const error = apiError.cause ?? apiError;
  if (apiError.code === 'server-busy') request.log.warn({ error }, 'request turned away');
  if (apiError.code === 'storage-full') request.log.error({ error }, 'no space is left');
  if (apiError.code === 'internal') request.log.error({ error }, 'request failed');
}

/** The body with a document, which is stored as JSON text. */
const withNewer = (body: string, newer: string | undefined): string =>
  newer === undefined ? body : `${body.slice(0, -1)},"newer":${newer}}`;

/** Sends an error in the caller's language, without internal details. */
export function sendError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const locale = localeOf(request.headers['accept-language']);
  const apiError = toApiError(error, { locale, tokenRefusal: request.tokenRefusal });
  log(apiError, request);
  const wait = apiError.code === 'server-busy' ? busyRetryAfter : apiError.retryAfter;
  if (wait !== undefined) reply.header('retry-after', wait);
  const body: ErrorResponse = {
    success: false,
    code: apiError.code,
    message: errorMessages[locale][apiError.code],
    ...(apiError.errors ? { errors: apiError.errors.map((detail) => worded(detail, locale)) } : {}),
    ...(apiError.version === undefined ? {} : { version: apiError.version }),
    ...(apiError.block ? { block: apiError.block } : {}),
  };
  void reply
    .code(apiError.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-language', locale)
    .header('cache-control', 'no-store')
    .send(withNewer(JSON.stringify(body), apiError.newer));
}

export const errors = plugin(
  async (app) => {
    app.setErrorHandler<FastifyError | Error>(sendError);
  },
  { name: 'errors' },
);
