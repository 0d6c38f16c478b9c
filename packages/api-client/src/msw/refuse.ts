import {
  type ErrorCode,
  type ErrorDetail,
  type ErrorResponse,
  errorStatuses,
} from '../contract/index.ts';

/** An error answer on its way out. */
export class Refusal {
  readonly code: ErrorCode;
  readonly extra: { errors?: ErrorDetail[]; version?: number };

  constructor(code: ErrorCode, extra: Refusal['extra'] = {}) {
    this.code = code;
    this.extra = extra;
  }

  get status(): number {
    return errorStatuses[this.code];
  }

  /** The body of the answer, in the words a real server would use. */
  toBody(message: string): ErrorResponse {
    return { success: false, code: this.code, message, ...this.extra };
  }
}

/** Answers a call with an error. */
export const refuse = (code: ErrorCode, extra?: Refusal['extra']): Refusal =>
  new Refusal(code, extra);
