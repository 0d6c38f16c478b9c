import type { StoryDocument } from '@dreamfork/story';
import type { AccountBlock } from '../contract/index.ts';
import { asRaw, isRaw, type Raw } from '../normalise/raw.ts';
import { errorCodes } from '../values/errors.ts';
import { codesByStatus, type HttpError, type StatusCode } from './apiError.ts';
import { type ClientLocale, clientMessages } from './messages.ts';

const isKnown = (status: number): status is keyof typeof codesByStatus => status in codesByStatus;

function codeOf(status: number): StatusCode {
  if (isKnown(status)) return codesByStatus[status];
  return status >= 500 ? 'internal' : 'request-invalid';
}

/** What the client says where the server gives no message of its own. */
export type Fallback = 'login' | 'register' | undefined;

/** What the error answers of our server tell beside code and message. */
const factsOf = ({ errors, version, newer, block }: Raw): Partial<HttpError> => ({
  ...(Array.isArray(errors) ? { errors } : {}),
  ...(typeof version === 'number' ? { version } : {}),
  ...(isRaw(newer) ? { newer: newer as StoryDocument } : {}),
  ...(isRaw(block) ? { block: block as AccountBlock } : {}),
});

/** Reads an error answer of our server, or makes the best of another one's. */
export function toHttpError(
  status: number,
  payload: unknown,
  locale: ClientLocale,
  fallback: Fallback,
): HttpError {
  const raw = asRaw(payload);
  const own = errorCodes.find((known) => known === raw.code);
  const said = [raw.message, raw.error, raw.title].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  return {
    kind: 'http',
    status,
    code: own ?? codeOf(status),
    message: typeof said === 'string' ? said : clientMessages[locale][fallback ?? codeOf(status)],
    // Another server means something else by them.
    ...(own ? factsOf(raw) : {}),
  };
}
