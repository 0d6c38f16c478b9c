import * as z from 'zod/mini';
import { feedback } from '../routes/stories.ts';
import { reportDetailsMaximumLength, reportReasons } from '../values/moderation.ts';
import { commentText } from './commentText.ts';
import { cursorQuery } from './paging.ts';
import { idParams, route } from './route.ts';
import { plainText, text } from './text.ts';

export const comment = z.object({
  id: z.string(),
  text: z.string(),
  authorName: z.string(),
  /** Null for a writer without an avatar. */
  authorAvatarUrl: z.nullable(z.string()),
  /** Whether the story's author wrote it. */
  isByAuthor: z.boolean(),
  /** Whether the caller wrote it. */
  isOwn: z.boolean(),
  /** Whether the caller may delete it: its writer and the story's author may. */
  canDelete: z.boolean(),
  createdAt: z.iso.datetime(),
});

export const commentListQuery = cursorQuery;

export const commentListResponse = z.object({
  items: z.array(comment),
  total: z.int().check(z.nonnegative()),
  nextCursor: z.nullable(z.string()),
});

export const commentRequest = z.object({ text: commentText });

export const reportRequest = z.object({
  reason: z.enum(reportReasons),
  details: z.optional(plainText(reportDetailsMaximumLength, { lines: 'several' })),
  /** The node that the reader is at. */
  nodeId: z.optional(text().check(z.minLength(1), z.maxLength(200))),
});

const commentParams = z.extend(idParams, {
  commentId: text().check(z.minLength(1), z.maxLength(200)),
});
const done = z.object({ success: z.literal(true) });
const tag = 'Feedback';

export const feedbackRoutes = {
  comments: route(feedback.comments, {
    tag,
    summary: 'What readers say under a story, newest first.',
    params: idParams,
    query: commentListQuery,
    response: commentListResponse,
    errors: [404],
  }),
  comment: route(feedback.comment, {
    tag,
    summary: 'Say something under a public story.',
    params: idParams,
    body: commentRequest,
    response: comment,
    status: 201,
    errors: [404],
  }),
  removeComment: route(feedback.removeComment, {
    tag,
    summary: 'Delete a comment of your own, or any under your own story.',
    params: commentParams,
    response: done,
    errors: [403, 404],
  }),
  reportStory: route(feedback.reportStory, {
    tag,
    summary:
      'Tell the moderators about a public story. A second report of a person changes nothing.',
    params: idParams,
    body: reportRequest,
    response: done,
    errors: [404],
  }),
  reportComment: route(feedback.reportComment, {
    tag,
    summary: 'Tell the moderators about a comment. A second report of a person changes nothing.',
    params: commentParams,
    body: reportRequest,
    response: done,
    errors: [404],
  }),
} as const;

export type Comment = z.output<typeof comment>;
export type CommentListQuery = z.input<typeof commentListQuery>;
export type CommentListResponse = z.output<typeof commentListResponse>;
export type CommentRequest = z.input<typeof commentRequest>;
export type ReportRequest = z.input<typeof reportRequest>;
