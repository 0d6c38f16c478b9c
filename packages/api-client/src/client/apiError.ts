import type { ErrorCode, ErrorDetail } from '../contract/index.ts';

/** The server was reached and refused the call. */
export type HttpError = {
  kind: 'http';
  status: number;
  code: ErrorCode;
  message: string;
  errors?: ErrorDetail[];
  /** In a 409: the version the server holds. */
  version?: number;
};

/** No answer that can be used: none came, it came too late, it made no sense, or nobody waits any more. */
export type TransportError = {
  kind: 'network' | 'timeout' | 'unreadable' | 'aborted';
  message: string;
};

/** Why a call has no result. `message` can be shown as it stands, in the client's language. */
export type ApiError = HttpError | TransportError;

/** Whether an error is the server's refusal with this code. */
export const hasCode = (error: ApiError | undefined, code: ErrorCode): error is HttpError =>
  error?.kind === 'http' && error.code === code;
