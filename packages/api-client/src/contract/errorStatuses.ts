import type { ErrorCode } from './error.ts';

/** The status that goes with each code. */
export const errorStatuses: Readonly<Record<ErrorCode, number>> = {
  'request-invalid': 400,
  'cursor-invalid': 400,
  'json-malformed': 400,
  'body-too-large': 413,
  'credentials-invalid': 401,
  unauthorized: 401,
  // The session of a user who has been blocked since.
  'session-blocked': 401,
  forbidden: 403,
  'account-blocked': 403,
  // The password was right.
  'second-factor-required': 403,
  'second-factor-invalid': 403,
  // The operator requires two-step sign-in of this role.
  'second-factor-missing': 403,
  'second-factor-on': 409,
  'registration-closed': 403,
  // Not 401: the session is good, and must not be ended by a slip of the hand.
  'password-wrong': 403,
  'sign-in-too-old': 403,
  'email-unconfirmed': 403,
  'google-address-unconfirmed': 403,
  'not-found': 404,
  'story-not-found': 404,
  'version-not-found': 404,
  'chapter-not-found': 404,
  'choice-not-found': 404,
  'comment-not-found': 404,
  'report-not-found': 404,
  'case-not-found': 404,
  // Its details name who claimed it.
  'case-claimed': 409,
  // By who reported it, or by the author.
  'case-own': 403,
  'appeal-closed': 409,
  // By who decided, or by the author.
  'appeal-own': 403,
  // Reversed already, appealed, or without an effect.
  'reversal-closed': 409,
  // The author is blocked by the decision that another one would replace.
  'sanction-in-force': 409,
  // A moderator acts on moderators and administrators.
  'staff-protected': 403,
  'user-not-found': 404,
  'email-taken': 409,
  'username-taken': 409,
  'last-administrator': 409,
  'own-account': 409,
  'premium-active': 409,
  'email-confirmed': 409,
  // The user that an administrator acts on.
  'user-blocked': 409,
  'google-account-unconfirmed': 409,
  'google-account-taken': 409,
  'link-expired': 410,
  'google-failed': 410,
  'session-not-found': 404,
  'story-invalid': 422,
  'story-unpublished': 403,
  'version-conflict': 409,
  'version-names-full': 422,
  'format-unsupported': 501,
  'story-quota-exceeded': 413,
  'media-too-large': 413,
  'media-type-unsupported': 422,
  'media-damaged': 422,
  'media-in-use': 409,
  'media-address-refused': 422,
  'media-quota-exceeded': 413,
  'templates-full': 422,
  'context-too-long': 422,
  'model-without-vision': 422,
  'model-failed': 502,
  // The operator's key or model is not accepted.
  'model-refused': 502,
  // With Retry-After, as the next two codes.
  'model-overloaded': 503,
  'assistant-limit-reached': 429,
  'assistant-queue-full': 503,
  'model-timeout': 504,
  'answer-unusable': 502,
  'file-unrecognised': 422,
  'file-newer': 422,
  'file-damaged': 422,
  'file-unsafe': 422,
  'file-too-large': 413,
  'imports-full': 409,
  // Of a job whose server ended.
  'import-interrupted': 409,
  'too-many-requests': 429,
  // With Retry-After.
  'server-busy': 503,
  'storage-full': 507,
  internal: 500,
};
