import * as z from 'zod/mini';

/** Every code an error answer can carry. Problems of a document stand in `errors`, with codes of the story package. */
export const errorCodes = [
  'request-invalid',
  'cursor-invalid',
  'json-malformed',
  'body-too-large',
  'credentials-invalid',
  'unauthorized',
  'session-blocked',
  'forbidden',
  'account-blocked',
  'password-wrong',
  'sign-in-too-old',
  'email-unconfirmed',
  'google-address-unconfirmed',
  'not-found',
  'story-not-found',
  'version-not-found',
  'chapter-not-found',
  'choice-not-found',
  'comment-not-found',
  'report-not-found',
  'user-not-found',
  'email-taken',
  'username-taken',
  'last-administrator',
  'own-account',
  'premium-active',
  'google-account-unconfirmed',
  'google-account-taken',
  'link-expired',
  'google-failed',
  'session-not-found',
  'story-invalid',
  'story-unpublished',
  'version-conflict',
  'version-names-full',
  'format-unsupported',
  'story-quota-exceeded',
  'media-too-large',
  'media-type-unsupported',
  'media-damaged',
  'media-in-use',
  'media-address-refused',
  'media-quota-exceeded',
  'too-many-requests',
  'server-busy',
  'storage-full',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

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
  'user-not-found': 404,
  'email-taken': 409,
  'username-taken': 409,
  'last-administrator': 409,
  'own-account': 409,
  'premium-active': 409,
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
  'too-many-requests': 429,
  // With Retry-After.
  'server-busy': 503,
  'storage-full': 507,
  internal: 500,
};

/** One reason inside an error answer: a field of the request, or a Problem of the story. */
export const errorDetail = z.object({
  code: z.string(),
  /** Dotted path into the request body, for field errors. */
  path: z.optional(z.string()),
  message: z.optional(z.string()),
  place: z.optional(
    z.object({
      nodeId: z.optional(z.string()),
      connectionId: z.optional(z.string()),
      choiceId: z.optional(z.string()),
      groupId: z.optional(z.string()),
      noteId: z.optional(z.string()),
      path: z.optional(z.string()),
    }),
  ),
});

/** The body of every error answer. `version` stands in a 409 and is the version the server holds. */
export const errorResponse = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  errors: z.optional(z.array(errorDetail)),
  version: z.optional(z.int()),
});

export type ErrorDetail = z.output<typeof errorDetail>;
export type ErrorResponse = z.output<typeof errorResponse>;
