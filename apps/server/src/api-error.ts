import {
  type AccountBlock,
  type ErrorCode,
  type ErrorDetail,
  errorStatuses,
} from '@dreamfork/api-client/contract';
import type { z } from 'zod';

type Details = {
  status?: number;
  errors?: ErrorDetail[];
  /** The version the server holds, for `version-conflict`. */
  version?: number;
  /** The document of that version as JSON text. */
  newer?: string | undefined;
  /** For `account-blocked`. */
  block?: AccountBlock;
  /** Seconds until another attempt makes sense. */
  retryAfter?: number | undefined;
  cause?: unknown;
};

/** An error with a code of the contract. Thrown anywhere below a route; the error handler turns it into a response. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: ErrorDetail[] | undefined;
  readonly version: number | undefined;
  readonly newer: string | undefined;
  readonly block: AccountBlock | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    { status, errors, version, newer, block, retryAfter, cause }: Details = {},
  ) {
    super(code, { cause });
    this.code = code;
    this.status = status ?? errorStatuses[code];
    this.errors = errors;
    this.version = version;
    this.newer = newer;
    this.block = block;
    this.retryAfter = retryAfter;
  }
}

/** A part of a request that does not match the contract. */
export class RequestMismatch extends Error {
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The request does not match the contract.');
    this.issues = issues;
  }
}
