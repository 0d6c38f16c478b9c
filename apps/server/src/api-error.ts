import type { ErrorCode, ErrorDetail } from '@dreamfork/api-client/contract';

const statusOf: Record<ErrorCode, number> = {
  'request-invalid': 400,
  'json-malformed': 400,
  'body-too-large': 413,
  'credentials-invalid': 401,
  unauthorized: 401,
  forbidden: 403,
  'account-blocked': 403,
  'not-found': 404,
  'story-not-found': 404,
  'email-taken': 409,
  'username-taken': 409,
  'story-invalid': 422,
  'version-conflict': 409,
  'too-many-requests': 429,
  internal: 500,
};

type Details = {
  status?: number;
  errors?: ErrorDetail[];
  /** The version the server holds, for `version-conflict`. */
  version?: number;
  cause?: unknown;
};

/** A refusal with a code of the contract. Thrown anywhere below a route, answered by the error handler. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: ErrorDetail[] | undefined;
  readonly version: number | undefined;

  constructor(code: ErrorCode, { status, errors, version, cause }: Details = {}) {
    super(code, { cause });
    this.code = code;
    this.status = status ?? statusOf[code];
    this.errors = errors;
    this.version = version;
  }
}
