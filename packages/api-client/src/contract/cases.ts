import * as z from 'zod/mini';
import { auditActions } from '../values/administration.ts';
import {
  caseNoteMaximumLength,
  caseStatuses,
  decisionReasonMaximumLength,
  reportReasons,
  sanctions,
  suspensionMaximumDays,
} from '../values/moderation.ts';

import { appeal, appealOutcomes, caseOutcomes, kind, reversal, visibilities } from './caseParts.ts';

import { cursorQuery } from './paging.ts';
import { plainText } from './text.ts';

/** All reports of one story or comment, and what moderators did about it. */
export const caseItem = z.object({
  /** The id of the story or comment. */
  id: z.string(),
  kind,
  status: z.enum(caseStatuses),
  storyId: z.string(),
  /** Title and text as they were when first reported; the text is null for a story. */
  storyTitle: z.string(),
  commentText: z.nullable(z.string()),
  /** Who wrote what was reported. */
  authorName: z.string(),
  visibility: z.enum(visibilities),
  reportCount: z.int().check(z.nonnegative()),
  /** The last report, decision or appeal. */
  changedAt: z.iso.datetime(),
  /** The moderator who works on it; nobody else may decide meanwhile. */
  claim: z.nullable(
    z.object({ moderatorName: z.string(), isOwn: z.boolean(), endsAt: z.iso.datetime() }),
  ),
});

export const caseDetails = z.extend(caseItem, {
  /** The story as it was when first reported. */
  evidence: z.object({
    recordedAt: z.iso.datetime(),
    storyVersion: z.int(),
    contentHash: z.string(),
    /** Whether the story can be read as it was; never for a comment. */
    hasStory: z.boolean(),
    /** Of a comment on a draft: the words that it is about, what it suggested, and what was said before it. */
    review: z.nullable(
      z.object({
        quote: z.nullable(z.string()),
        suggestion: z.nullable(z.string()),
        thread: z.array(z.object({ id: z.string(), authorName: z.string(), text: z.string() })),
      }),
    ),
  }),
  /** The last reports, at most twenty. */
  reports: z.array(
    z.object({
      reason: z.enum(reportReasons),
      details: z.nullable(z.string()),
      /** The node that the reader was at. */
      nodeId: z.nullable(z.string()),
      reporterName: z.string(),
      reportedAt: z.iso.datetime(),
      isSettled: z.boolean(),
    }),
  ),
  decision: z.nullable(
    z.object({
      outcome: z.enum(caseOutcomes),
      reason: z.nullable(z.string()),
      /** Null where no moderator decided. */
      moderatorName: z.nullable(z.string()),
      decidedAt: z.iso.datetime(),
      /** When a suspension ends; null for any other decision. */
      until: z.nullable(z.iso.datetime()),
      /** Whether a decision about the author also hid the story or comment from readers. */
      hidContent: z.boolean(),
      reversal: z.nullable(reversal),
    }),
  ),
  appeal: z.nullable(appeal),
  /** Whether the caller may claim and decide it: neither who reported it nor the author may. */
  mayDecide: z.boolean(),
  /** Whether the caller may take the decision back without an appeal. */
  mayReverse: z.boolean(),
  /** Whether the caller may decide the appeal: neither who decided or reported nor the author may. */
  mayDecideAppeal: z.boolean(),
  /** Acts and notes, newest first, at most two hundred. */
  history: z.array(
    z.object({
      id: z.string(),
      action: z.enum([...auditActions, 'note']),
      actorName: z.string(),
      /** The reason of an act, or the note. */
      text: z.nullable(z.string()),
      createdAt: z.iso.datetime(),
    }),
  ),
});

export const caseListQuery = z.extend(cursorQuery, {
  status: z._default(z.enum(caseStatuses), 'open'),
});

export const caseListResponse = z.object({
  items: z.array(caseItem),
  nextCursor: z.nullable(z.string()),
});

export const caseNoteRequest = z.object({
  text: plainText(caseNoteMaximumLength, { lines: 'several' }),
});

export const sanctionRequest = z
  .object({
    outcome: z.enum(sanctions),
    /** For a suspension, and only for one. */
    days: z.optional(z.int().check(z.minimum(1), z.maximum(suspensionMaximumDays))),
    /** Hides the story or comment too; a notice never does. */
    hidesContent: z.optional(z.boolean()),
    /** Told to the author. */
    reason: plainText(decisionReasonMaximumLength, { lines: 'several' }),
  })
  .check(
    z.refine(({ outcome, days }) => (outcome === 'suspended') === (days !== undefined), {
      error: 'days-mismatched',
      path: ['days'],
    }),
    z.refine(({ outcome, hidesContent }) => outcome !== 'notice' || !hidesContent, {
      error: 'notice-hides-nothing',
      path: ['hidesContent'],
    }),
  );

export const reversalRequest = z.object({
  /** Told to the author. */
  reason: plainText(decisionReasonMaximumLength, { lines: 'several' }),
});

export const appealDecisionRequest = z.object({
  outcome: z.enum(appealOutcomes),
  /** Told to the author. */
  answer: plainText(caseNoteMaximumLength, { lines: 'several' }),
});

export type CaseItem = z.output<typeof caseItem>;
export type CaseDetails = z.output<typeof caseDetails>;
export type CaseListQuery = z.input<typeof caseListQuery>;
export type CaseListResponse = z.output<typeof caseListResponse>;
export type CaseNoteRequest = z.input<typeof caseNoteRequest>;
export type SanctionRequest = z.input<typeof sanctionRequest>;
export type ReversalRequest = z.input<typeof reversalRequest>;
export type AppealDecisionRequest = z.input<typeof appealDecisionRequest>;
