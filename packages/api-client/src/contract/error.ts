import { z } from 'zod';

/** Every code an error answer can carry. Problems of a document stand in `errors`, with codes of the story package. */
export const errorCodes = [
  'request-invalid',
  'json-malformed',
  'body-too-large',
  'credentials-invalid',
  'unauthorized',
  'forbidden',
  'account-blocked',
  'not-found',
  'story-not-found',
  'version-not-found',
  'email-taken',
  'username-taken',
  'story-invalid',
  'version-conflict',
  'version-names-full',
  'format-unsupported',
  'too-many-requests',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The status that goes with each code. */
export const errorStatuses: Readonly<Record<ErrorCode, number>> = {
  'request-invalid': 400,
  'json-malformed': 400,
  'body-too-large': 413,
  'credentials-invalid': 401,
  unauthorized: 401,
  forbidden: 403,
  'account-blocked': 403,
  'not-found': 404,
  'story-not-found': 404,
  'version-not-found': 404,
  'email-taken': 409,
  'username-taken': 409,
  'story-invalid': 422,
  'version-conflict': 409,
  'version-names-full': 422,
  'format-unsupported': 501,
  'too-many-requests': 429,
  internal: 500,
};

/** One reason inside an error answer: a field of the request, or a Problem of the story. */
export const errorDetail = z.object({
  code: z.string(),
  /** Dotted path into the request body, for field errors. */
  path: z.string().optional(),
  message: z.string().optional(),
  place: z
    .object({
      nodeId: z.string().optional(),
      connectionId: z.string().optional(),
      choiceId: z.string().optional(),
      groupId: z.string().optional(),
      noteId: z.string().optional(),
      path: z.string().optional(),
    })
    .optional(),
});

/** The body of every error answer. `version` stands in a 409 and is the version the server holds. */
export const errorResponse = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  errors: z.array(errorDetail).optional(),
  version: z.number().int().optional(),
});

export type ErrorDetail = z.output<typeof errorDetail>;
export type ErrorResponse = z.output<typeof errorResponse>;
