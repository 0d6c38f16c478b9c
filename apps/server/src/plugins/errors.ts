import {
  type ErrorDetail,
  type ErrorResponse,
  errorMessages,
} from '@dreamfork/api-client/contract';
import { problemMessages } from '@dreamfork/story';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../api-error.ts';
import { fieldCode, fieldMessage, namedMistake } from '../messages/fields.ts';
import { type Locale, localeOf } from '../messages/locale.ts';
import { RequestMismatch } from './validation.ts';

const postgresTextUnstorable = '22021';

const toDetails = (mismatch: RequestMismatch, locale: Locale): ErrorDetail[] =>
  mismatch.issues.map((issue) => ({
    code: fieldCode(issue),
    path: issue.path.map(String).join('.'),
    message: fieldMessage(locale, issue),
  }));

// A Problem is worded by the story package, which knows what to do about it; a field's mistake by ours.
const worded = (detail: ErrorDetail, locale: Locale): ErrorDetail => {
  const messages: Record<string, string> = problemMessages[locale];
  const message = messages[detail.code] ?? namedMistake(locale, detail.code);
  return message ? { ...detail, message } : detail;
};

/** Reads anything that was thrown as a refusal of the contract. */
function toApiError(error: FastifyError | Error, locale: Locale): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof RequestMismatch) {
    return new ApiError('request-invalid', { errors: toDetails(error, locale) });
  }
  const code = 'code' in error ? error.code : undefined;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new ApiError('body-too-large');
  if (status === 429) return new ApiError('too-many-requests');
  if (code === postgresTextUnstorable) return new ApiError('request-invalid', { cause: error });
  if (status === 404) return new ApiError('not-found');
  if (status && status >= 400 && status < 500) return new ApiError('request-invalid', { status });
  return new ApiError('internal', { cause: error });
}

/** Answers a refusal in the caller's language, and nothing about our insides. */
export function sendError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const locale = localeOf(request.headers['accept-language']);
  const refusal = toApiError(error, locale);
  if (refusal.code === 'internal') request.log.error({ error }, 'request failed');
  const body: ErrorResponse = {
    success: false,
    code: refusal.code,
    message: errorMessages[locale][refusal.code],
    ...(refusal.errors ? { errors: refusal.errors.map((detail) => worded(detail, locale)) } : {}),
    ...(refusal.version === undefined ? {} : { version: refusal.version }),
  };
  void reply
    .code(refusal.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-language', locale)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
}

export const errors = plugin(
  async (app) => {
    app.setErrorHandler<FastifyError | Error>(sendError);
  },
  { name: 'errors' },
);
