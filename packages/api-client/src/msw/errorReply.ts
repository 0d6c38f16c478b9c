import {
  type AccountBlock,
  type ErrorCode,
  type ErrorDetail,
  type ErrorResponse,
  errorStatuses,
} from '../contract/index.ts';
import type { FixtureUser } from '../fixtures/index.ts';

/** An error answer on its way out. */
export class ErrorReply {
  readonly code: ErrorCode;
  readonly extra: { errors?: ErrorDetail[]; version?: number; block?: AccountBlock };

  constructor(code: ErrorCode, extra: ErrorReply['extra'] = {}) {
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
export const errorReply = (code: ErrorCode, extra?: ErrorReply['extra']): ErrorReply =>
  new ErrorReply(code, extra);

/** The refusal of an act that needs the password, unless it is right. */
export const wrongPassword = (
  user: FixtureUser,
  password: string | undefined,
): ErrorReply | undefined =>
  user.hasPassword && user.password !== password
    ? errorReply('password-wrong', {
        errors: [{ code: 'password-wrong', path: 'currentPassword' }],
      })
    : undefined;
