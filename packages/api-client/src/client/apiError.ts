import type { StoryDocument } from '@dreamfork/story';
import type { AccountBlock, ErrorCode, ErrorDetail } from '../contract/index.ts';

/** The server responded with an error. */
export type HttpError = {
  kind: 'http';
  status: number;
  code: ErrorCode;
  message: string;
  errors?: ErrorDetail[];
  /** In a 409: the version the server holds. */
  version?: number;
  /** Its document, where the save asked for it and it is not too large. */
  newer?: StoryDocument;
  /** In `account-blocked`, for who knows the password. */
  block?: AccountBlock;
  /** Seconds until another attempt makes sense, where a model service asks to wait. */
  retryAfter?: number;
};

/** No usable response: no connection, a time-out, an unreadable response, or an aborted call. */
export type TransportError = {
  kind: 'network' | 'timeout' | 'unreadable' | 'aborted';
  message: string;
};

/** Why a call has no result. `message` can be shown as it stands, in the client's language. */
export type ApiError = HttpError | TransportError;

/** Whether an error is a response of the server with this code. */
export const hasCode = (error: ApiError | undefined, code: ErrorCode): error is HttpError =>
  error?.kind === 'http' && error.code === code;

/** The codes of answers that say nothing but their status. */
export const codesByStatus = {
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
