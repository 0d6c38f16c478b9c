import type { ErrorCode, ErrorDetail, ErrorResponse } from '../contract/index.ts';

const statuses: Record<ErrorCode, number> = {
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

/** An error answer on its way out. */
export class Refusal {
  readonly code: ErrorCode;
  readonly extra: { errors?: ErrorDetail[]; version?: number };

  constructor(code: ErrorCode, extra: Refusal['extra'] = {}) {
    this.code = code;
    this.extra = extra;
  }

  get status(): number {
    return statuses[this.code];
  }

  /** The body of the answer, in the words a real server would use. */
  toBody(message: string): ErrorResponse {
    return { success: false, code: this.code, message, ...this.extra };
  }
}

/** Answers a call with an error. */
export const refuse = (code: ErrorCode, extra?: Refusal['extra']): Refusal =>
  new Refusal(code, extra);
