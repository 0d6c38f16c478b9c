import { type ErrorCode, type ErrorDetail, errorStatuses } from '@dreamfork/api-client/contract';

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
    this.status = status ?? errorStatuses[code];
    this.errors = errors;
    this.version = version;
  }
}
