import * as z from 'zod/mini';
import { auditActions } from './audit.ts';
import { reportReasons } from './feedback.ts';
import { linkToken } from './linkToken.ts';
import { decisionReasonMaximumLength } from './moderation.ts';
import { cursorQuery } from './paging.ts';
import { idParams, route } from './route.ts';
import { plainText } from './text.ts';

export const caseNoteMaximumLength = 2000;
export const appealMaximumLength = 2000;

/** Page of the site that emails about decisions link to. */
export const ownDecisionsPage = '/app/decisions';

/** Minutes until a claim ends by itself. */
export const claimMinutes = 30;

export const caseStatuses = ['open', 'appealed', 'settled'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** Decisions about the author, from the mildest: a warning, a suspension for some days, a ban. */
export const sanctions = ['notice', 'suspended', 'banned'] as const;
export type Sanction = (typeof sanctions)[number];

/** Days that a suspension may last. */
export const suspensionMaximumDays = 365;

/** `withdrawn`: whoever wrote the comment, or the story's author, deleted it first. */
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

const kind = z.enum(['story', 'comment']);

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
  reportCount: z.int().check(z.nonnegative()),
  /** The last report, decision or appeal. */
  changedAt: z.iso.datetime(),
  /** The moderator who works on it; nobody else may decide meanwhile. */
  claim: z.nullable(
    z.object({ moderatorName: z.string(), isOwn: z.boolean(), endsAt: z.iso.datetime() }),
  ),
});

const appeal = z.object({
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until somebody decides. */
  outcome: z.nullable(z.enum(appealOutcomes)),
  answer: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
});

/** That the staff took a decision back without an appeal. */
const reversal = z.object({ reason: z.string(), reversedAt: z.iso.datetime() });

export const caseDetails = z.extend(caseItem, {
  /** The story as it was when first reported. */
  evidence: z.object({
    recordedAt: z.iso.datetime(),
    storyVersion: z.int(),
    contentHash: z.string(),
  }),
  /** Whether readers see it now. */
  isVisible: z.boolean(),
  /** The last reports, at most twenty. */
  reports: z.array(
    z.object({
      reason: z.enum(reportReasons),
      details: z.nullable(z.string()),
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
  /** Whether the caller may take the decision back without an appeal. */
  mayReverse: z.boolean(),
  /** Whether the caller may decide the appeal: neither who decided nor the author may. */
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

/** The token comes from a letter, or from the refusal of a sign-in: the blocked have no session. */
export const linkedDecisionsRequest = z.object({ token: linkToken });

export const linkedDecisionsResponse = z.object({ items: z.array(ownDecision) });

export const linkedAppealRequest = z.extend(appealRequest, linkedDecisionsRequest.shape);

const done = z.object({ success: z.literal(true) });
const tag = 'Moderation';
const path = '/api/moderation/cases';

export const caseRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'moderator',
    tag,
    summary: 'Cases of a status, the last changed first. Open ones are about what readers can see.',
    query: caseListQuery,
    response: caseListResponse,
  }),
  read: route({
    method: 'GET',
    path: `${path}/{id}`,
    access: 'moderator',
    tag,
    summary: 'A case with its evidence, reports and history.',
    params: idParams,
    response: caseDetails,
    errors: [404],
  }),
  claim: route({
    method: 'POST',
    path: `${path}/{id}/claim`,
    access: 'moderator',
    tag,
    summary: 'Work on an open or appealed case: for thirty minutes nobody else may decide it.',
    params: idParams,
    response: done,
    errors: [404, 409],
  }),
  release: route({
    method: 'POST',
    path: `${path}/{id}/release`,
    access: 'moderator',
    tag,
    summary: 'End a claim of your own.',
    params: idParams,
    response: done,
    errors: [404, 409],
  }),
  addNote: route({
    method: 'POST',
    path: `${path}/{id}/notes`,
    access: 'moderator',
    tag,
    summary: 'Leave a note for the other moderators.',
    params: idParams,
    body: caseNoteRequest,
    response: done,
    errors: [404],
  }),
  sanction: route({
    method: 'POST',
    path: `${path}/{id}/sanction`,
    access: 'moderator',
    tag,
    summary:
      'Decide an open case about its author: warn, suspend for some days, or ban. Sessions of the blocked end at once. Staff are sanctioned by administrators only, nobody by themselves.',
    params: idParams,
    body: sanctionRequest,
    response: done,
    errors: [403, 404, 409],
  }),
  reverse: route({
    method: 'POST',
    path: `${path}/{id}/reverse`,
    access: 'moderator',
    tag,
    summary: 'Take back a decision that is not appealed, and undo what it did.',
    params: idParams,
    body: reversalRequest,
    response: done,
    errors: [403, 404, 409],
  }),
  decideAppeal: route({
    method: 'POST',
    path: `${path}/{id}/appeal`,
    access: 'moderator',
    tag,
    summary:
      'Uphold or reverse what another moderator decided. A reversed story or comment is back for its readers.',
    params: idParams,
    body: appealDecisionRequest,
    response: done,
    errors: [403, 404, 409],
  }),
  ownDecisions: route({
    method: 'GET',
    path: '/api/moderation/own',
    access: 'user',
    tag,
    summary: 'What moderators decided against stories and comments of the caller, newest first.',
    query: ownDecisionListQuery,
    response: ownDecisionListResponse,
  }),
  appeal: route({
    method: 'POST',
    path: '/api/moderation/own/{id}/appeal',
    access: 'owner',
    tag,
    summary: 'Appeal once against a decision. Another moderator decides.',
    params: idParams,
    body: appealRequest,
    response: done,
    errors: [404, 409],
  }),
  linkedDecisions: route({
    method: 'POST',
    path: '/api/moderation/linked',
    access: 'public',
    tag,
    summary: 'The last decisions against the recipient of a link, who may be blocked.',
    body: linkedDecisionsRequest,
    response: linkedDecisionsResponse,
    errors: [410],
  }),
  linkedAppeal: route({
    method: 'POST',
    path: '/api/moderation/linked/{id}/appeal',
    access: 'public',
    tag,
    summary: 'Appeal once against a decision as the recipient of a link.',
    params: idParams,
    body: linkedAppealRequest,
    response: done,
    errors: [404, 409, 410],
  }),
} as const;

export type CaseItem = z.output<typeof caseItem>;
export type CaseDetails = z.output<typeof caseDetails>;
export type CaseListQuery = z.input<typeof caseListQuery>;
export type CaseListResponse = z.output<typeof caseListResponse>;
export type CaseNoteRequest = z.input<typeof caseNoteRequest>;
export type SanctionRequest = z.input<typeof sanctionRequest>;
export type ReversalRequest = z.input<typeof reversalRequest>;
export type AppealDecisionRequest = z.input<typeof appealDecisionRequest>;
export type OwnDecision = z.output<typeof ownDecision>;
export type OwnDecisionListQuery = z.input<typeof ownDecisionListQuery>;
export type OwnDecisionListResponse = z.output<typeof ownDecisionListResponse>;
export type LinkedDecisionsResponse = z.output<typeof linkedDecisionsResponse>;
export type LinkedAppealRequest = z.input<typeof linkedAppealRequest>;
export type AppealRequest = z.input<typeof appealRequest>;
