import * as z from 'zod/mini';
import { sanctions } from '../values/moderation.ts';

/** Page of the site that emails about decisions link to. */
export const ownDecisionsPage = '/app/decisions';

/** Minutes until a claim ends by itself. */
export const claimMinutes = 30;

/** `withdrawn`: whoever wrote the comment, or the story's author, deleted it before a decision. */
export const caseOutcomes = [
  'dismissed',
  'unpublished',
  'comment-deleted',
  'withdrawn',
  ...sanctions,
] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

export const appealOutcomes = ['upheld', 'reversed'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/**
 * What readers get of the story or comment now: everything, nothing because its author has hidden the story or because
 * a moderator made it private, or nothing because it was deleted.
 */
export const visibilities = ['visible', 'hidden', 'unpublished', 'deleted'] as const;
export type Visibility = (typeof visibilities)[number];

/** What is reported. */
export const kind = z.enum(['story', 'comment']);

/** What an author says against a decision, and what came of it. */
export const appeal = z.object({
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until somebody decides. */
  outcome: z.nullable(z.enum(appealOutcomes)),
  answer: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
});

/** That the staff took a decision back without an appeal. */
export const reversal = z.object({ reason: z.string(), reversedAt: z.iso.datetime() });
