import { storyDocument } from '@dreamfork/story';
import * as z from 'zod/mini';
import { errorCodes } from '../values/errors.ts';

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

/**
 * The body of every error answer. `version` stands in a 409 and is the version the server holds, `newer` beside it is its
 * document where the save asked for it and it has 2 MB at most, `block` stands in `account-blocked`.
 */
export const errorResponse = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  errors: z.optional(z.array(errorDetail)),
  version: z.optional(z.int()),
  newer: z.optional(storyDocument),
  block: z.optional(accountBlock),
});

export type ErrorDetail = z.output<typeof errorDetail>;
export type AccountBlock = z.output<typeof accountBlock>;
export type ErrorResponse = z.output<typeof errorResponse>;
