import * as z from 'zod/mini';
import { reportReasons } from './feedback.ts';
import { cursorQuery } from './paging.ts';
import { idParams, route } from './route.ts';
import { plainText } from './text.ts';

export const unpublishReasonMaximumLength = 500;

/** What readers have reported and nobody has decided yet: a story or a comment, with all reports of it. */
export const reportedThing = z.object({
  id: z.string(),
  kind: z.enum(['story', 'comment']),
  storyId: z.string(),
  storyTitle: z.string(),
  /** Null where a story was reported. */
  comment: z.nullable(z.object({ id: z.string(), text: z.string(), createdAt: z.iso.datetime() })),
  /** Who wrote what was reported. */
  authorName: z.string(),
  reportCount: z.int().check(z.positive()),
  /** The last reports, at most twenty. */
  reports: z.array(
    z.object({
      reason: z.enum(reportReasons),
      details: z.nullable(z.string()),
      reporterName: z.string(),
      reportedAt: z.iso.datetime(),
    }),
  ),
  lastReportedAt: z.iso.datetime(),
});

export const reportListQuery = cursorQuery;

export const reportListResponse = z.object({
  items: z.array(reportedThing),
  nextCursor: z.nullable(z.string()),
});

export const unpublishRequest = z.object({
  /** Told to the story's owner. */
  reason: plainText(unpublishReasonMaximumLength, { lines: 'several' }),
});

const done = z.object({ success: z.literal(true) });
const tag = 'Moderation';

export const moderationRoutes = {
  reports: route({
    method: 'GET',
    path: '/api/moderation/reports',
    access: 'moderator',
    tag,
    summary: 'Reported stories and comments, the last reported first.',
    query: reportListQuery,
    response: reportListResponse,
  }),
  unpublish: route({
    method: 'POST',
    path: '/api/moderation/stories/{id}/unpublish',
    access: 'moderator',
    tag,
    summary: 'Make a public story private and tell its owner why. Settles the reports of it.',
    params: idParams,
    body: unpublishRequest,
    response: done,
    errors: [404],
  }),
  removeComment: route({
    method: 'DELETE',
    path: '/api/moderation/comments/{id}',
    access: 'moderator',
    tag,
    summary: 'Delete a comment. Settles the reports of it.',
    params: idParams,
    response: done,
    errors: [404],
  }),
  dismiss: route({
    method: 'POST',
    path: '/api/moderation/reports/{id}/dismiss',
    access: 'moderator',
    tag,
    summary: 'Settle the reports of a story or a comment without doing anything to it.',
    params: idParams,
    response: done,
    errors: [404],
  }),
} as const;

export type ReportedThing = z.output<typeof reportedThing>;
export type ReportListQuery = z.input<typeof reportListQuery>;
export type ReportListResponse = z.output<typeof reportListResponse>;
export type UnpublishRequest = z.input<typeof unpublishRequest>;
