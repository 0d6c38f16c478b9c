import * as z from 'zod/mini';
import { appealMaximumLength, sanctions } from '../values/moderation.ts';
import { linkToken } from './accountMail.ts';
import { appeal, kind, reversal } from './caseParts.ts';
import { cursorQuery } from './paging.ts';
import { plainText } from './text.ts';

/** What a moderator decided against something that the caller wrote. */
export const ownDecision = z.object({
  /** The id of the story or comment. */
  id: z.string(),
  kind,
  storyId: z.string(),
  /** Null where the caller may not read the story of the comment any more. */
  storyTitle: z.nullable(z.string()),
  commentText: z.nullable(z.string()),
  outcome: z.enum(['unpublished', 'comment-deleted', ...sanctions]),
  reason: z.string(),
  decidedAt: z.iso.datetime(),
  /** When a suspension ends; null for any other decision. */
  until: z.nullable(z.iso.datetime()),
  /** Whether readers lost sight of the story or comment. */
  hidContent: z.boolean(),
  reversal: z.nullable(reversal),
  canAppeal: z.boolean(),
  appeal: z.nullable(appeal),
  /** Whether the appeal has to wait for a second moderator: the only one there is has decided. */
  isWaiting: z.boolean(),
});

export const ownDecisionListQuery = cursorQuery;

export const ownDecisionListResponse = z.object({
  items: z.array(ownDecision),
  nextCursor: z.nullable(z.string()),
});

export const appealRequest = z.object({
  text: plainText(appealMaximumLength, { lines: 'several' }),
});

/** The token comes from an email, or from the refusal of a sign-in: the blocked have no session. */
export const linkedDecisionsRequest = z.object({ token: linkToken });

export const linkedDecisionsResponse = z.object({ items: z.array(ownDecision) });

export const linkedAppealRequest = z.extend(appealRequest, linkedDecisionsRequest.shape);

export type OwnDecision = z.output<typeof ownDecision>;
export type OwnDecisionListQuery = z.input<typeof ownDecisionListQuery>;
export type OwnDecisionListResponse = z.output<typeof ownDecisionListResponse>;
export type LinkedDecisionsResponse = z.output<typeof linkedDecisionsResponse>;
export type LinkedAppealRequest = z.input<typeof linkedAppealRequest>;
export type AppealRequest = z.input<typeof appealRequest>;
