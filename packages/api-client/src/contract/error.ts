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
  'second-factor-required',
  'second-factor-invalid',
  'second-factor-missing',
  'second-factor-on',
  'registration-closed',
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
  'case-not-found',
  'case-claimed',
  'case-own',
  'appeal-closed',
  'appeal-own',
  'reversal-closed',
  'sanction-in-force',
  'staff-protected',
  'user-not-found',
  'email-taken',
  'username-taken',
  'last-administrator',
  'own-account',
  'premium-active',
  'email-confirmed',
  'user-blocked',
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
  'templates-full',
  'context-too-long',
  'model-without-vision',
  'model-failed',
  'model-refused',
  'model-overloaded',
  'model-timeout',
  'answer-unusable',
  'assistant-limit-reached',
  'assistant-queue-full',
  'file-unrecognised',
  'file-newer',
  'file-damaged',
  'file-unsafe',
  'file-too-large',
  'imports-full',
  'import-interrupted',
  'too-many-requests',
  'server-busy',
  'storage-full',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

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

/** Why and until when an account is blocked, told to who knows its password. */
export const accountBlock = z.object({
  status: z.enum(['Suspended', 'Banned']),
  /** When it ends by itself; null where it does not. */
  until: z.nullable(z.iso.datetime()),
  /** Null where no moderator decided. */
  reason: z.nullable(z.string()),
  /** Opens the decision and its appeal without a session; null where no moderator decided. */
  token: z.nullable(z.string()),
});

/** The body of every error answer. `version` stands in a 409 and is the version the server holds, `block` in `account-blocked`. */
export const errorResponse = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  errors: z.optional(z.array(errorDetail)),
  version: z.optional(z.int()),
  block: z.optional(accountBlock),
});

export type ErrorDetail = z.output<typeof errorDetail>;
export type AccountBlock = z.output<typeof accountBlock>;
export type ErrorResponse = z.output<typeof errorResponse>;
