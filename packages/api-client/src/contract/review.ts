import {
  anchorSourceMaximum,
  type ReadingDecision,
  type ReviewAnchor,
  type ReviewReading,
  storyDocument,
  suggestionMaximumLength,
  testDecisionsMaximum,
} from '@dreamfork/story';
import * as z from 'zod/mini';
import { review } from '../routes/review.ts';
import { reviewCommentsMaximum, reviewReadingMaximumLength } from '../values/review.ts';
import { commentText } from './commentText.ts';
import { comment, reportRequest } from './feedback.ts';
import { displayName, success } from './fields.ts';
import { signedAddresses, signedAddressesRequest } from './media.ts';
import { cursorQuery } from './paging.ts';
import { idParams, route } from './route.ts';
import { text } from './text.ts';
import { versionNumber } from './versions.ts';

const id = text().check(z.minLength(1), z.maxLength(200));
const place = z.int().check(z.nonnegative(), z.maximum(anchorSourceMaximum));
const source = text().check(z.maxLength(anchorSourceMaximum));

/** What a comment is about, with the text as it stood. */
export const reviewAnchor: z.ZodMiniType<ReviewAnchor, ReviewAnchor> = z.union([
  z.object({ kind: z.literal('story') }),
  z.object({ kind: z.literal('node'), nodeId: id }),
  z
    .object({ kind: z.literal('text'), nodeId: id, source, from: place, to: place })
    .check(z.refine(({ source, from, to }) => from < to && to <= source.length)),
  z.object({ kind: z.literal('choice'), nodeId: id, choiceId: id, source }),
  z.object({ kind: z.literal('media'), nodeId: id, mediaId: id }),
]);

const decision: z.ZodMiniType<ReadingDecision, ReadingDecision> = z.union([
  z.object({ choiceId: id }),
  z.object({ connectionId: id }),
  z.object({ answer: text().check(z.maxLength(1000)) }),
]);

/** How the reader came there, as a story test has it. */
export const reviewReading: z.ZodMiniType<ReviewReading, ReviewReading> = z
  .object({
    seed: z.number(),
    decisions: z.array(decision).check(z.maxLength(testDecisionsMaximum)),
    nodeId: id,
    values: z.record(id, z.union([z.number(), z.boolean(), text().check(z.maxLength(10_000))])),
  })
  .check(z.refine((reading) => JSON.stringify(reading).length <= reviewReadingMaximumLength));

export const reviewComment = z.extend(comment, {
  /** Null unless it was edited. */
  editedAt: z.nullable(z.iso.datetime()),
});

export const reviewThread = z.object({
  id: z.string(),
  anchor: reviewAnchor,
  /** What the writer proposes in the place of the quote; null for a thread without a suggestion. */
  suggestion: z.nullable(z.string()),
  /** When the author took the suggestion. */
  takenAt: z.nullable(z.iso.datetime()),
  /** When the author resolved the thread; null for an open one. */
  resolvedAt: z.nullable(z.iso.datetime()),
  /** How the writer came there. Told to the author alone. */
  reading: z.nullable(reviewReading),
  /** The name of the link that its writer came through. Told to the author alone. */
  linkName: z.nullable(z.string()),
  /** The version of the story that its writer read. */
  version: versionNumber,
  /** In the order of their writing. Empty where all were deleted: such a thread is gone, with its quote. */
  comments: z.array(reviewComment).check(z.maxLength(reviewCommentsMaximum)),
  createdAt: z.iso.datetime(),
  /** When something of it last changed. */
  updatedAt: z.iso.datetime(),
});

export const reviewThreadList = z.object({
  items: z.array(reviewThread),
  nextCursor: z.nullable(z.string()),
});

/** What somebody gets who may read a draft. */
export const reviewStory = z.object({
  id: z.string(),
  /** As readers would get it. */
  story: storyDocument,
  version: versionNumber,
  authorName: z.string(),
  /** Whether the caller is one of its authors. */
  isOwner: z.boolean(),
  /** What the link says; null for the author. */
  link: z.nullable(
    z.object({
      name: z.string(),
      /** Whether it always shows the same version. */
      isFixed: z.boolean(),
      allowsComments: z.boolean(),
      expiresAt: z.nullable(z.iso.datetime()),
    }),
  ),
  /** The name under which the caller writes; null for a guest who has given none. */
  readerName: z.nullable(z.string()),
});

/** Who came, and how far they read. */
export const reviewArrival = z.object({
  /** A guest's name. Of a signed-in reader it is left out: they write under their own. */
  name: z.optional(displayName.check(z.refine((name) => name !== ''))),
  /** How many passages the reader has seen, never counted down. */
  nodesRead: z.optional(z.int().check(z.nonnegative(), z.maximum(1_000_000))),
  /** True once the reader came to an end. */
  hasFinished: z.optional(z.boolean()),
});

/** The ids are random and made by the caller: a call that is repeated writes nothing twice. */
export const openThreadRequest = z
  .object({
    id: text().check(z.minLength(16), z.maxLength(64)),
    anchor: reviewAnchor,
    /** May be left out beside a suggestion. */
    text: z.optional(commentText),
    suggestion: z.optional(text().check(z.maxLength(suggestionMaximumLength))),
    reading: z.optional(reviewReading),
    version: versionNumber,
  })
  .check(z.refine(({ text, suggestion }) => text !== undefined || suggestion !== undefined));

export const reviewCommentRequest = z.object({
  id: text().check(z.minLength(16), z.maxLength(64)),
  text: commentText,
});

export const reviewCommentChange = z.object({ text: commentText });

/** What the author decides of a thread. */
export const reviewThreadChange = z.object({
  isResolved: z.optional(z.boolean()),
  /** True once the suggestion was taken into the story; false where that was undone. */
  isTaken: z.optional(z.boolean()),
});

const threadParams = z.extend(idParams, { threadId: id });
const commentParams = z.extend(idParams, { commentId: id });
const tag = 'Review';

export const reviewRoutes = {
  read: route(review.read, {
    tag,
    summary:
      'A draft, for its author, for a named reviewer, and for whoever sends the secret of a review link in `x-review-link`. Everybody else gets 404.',
    params: idParams,
    response: reviewStory,
    errors: [403, 404],
  }),
  arrive: route(review.arrive, {
    tag,
    summary: 'Say who reads a draft, and how far. A guest is known again by `x-review-guest`.',
    params: idParams,
    body: reviewArrival,
    response: success,
    errors: [403, 404, 409],
  }),
  signMedia: route(review.signMedia, {
    tag,
    summary:
      'Addresses that show files of a draft for an hour. Files that it does not show are left out.',
    params: idParams,
    body: signedAddressesRequest,
    response: signedAddresses,
    errors: [403, 404],
  }),
  threads: route(review.threads, {
    tag,
    summary:
      'Threads about a draft, last changed first: all for its author, those of the same link for a reviewer.',
    params: idParams,
    query: cursorQuery,
    response: reviewThreadList,
    errors: [403, 404],
  }),
  openThread: route(review.openThread, {
    tag,
    summary: 'Comment a draft, or suggest another text.',
    params: idParams,
    body: openThreadRequest,
    response: reviewThread,
    status: 201,
    errors: [403, 404, 409],
  }),
  changeThread: route(review.changeThread, {
    tag,
    summary: 'Resolve a thread, open it again, or note that its suggestion was taken.',
    params: threadParams,
    body: reviewThreadChange,
    response: reviewThread,
    errors: [404],
  }),
  addComment: route(review.addComment, {
    tag,
    summary: 'Answer in a thread. An answer opens a resolved thread again.',
    params: threadParams,
    body: reviewCommentRequest,
    response: reviewThread,
    status: 201,
    errors: [403, 404, 409],
  }),
  changeComment: route(review.changeComment, {
    tag,
    summary: 'Edit a comment of your own.',
    params: commentParams,
    body: reviewCommentChange,
    response: reviewThread,
    errors: [403, 404],
  }),
  removeComment: route(review.removeComment, {
    tag,
    summary: 'Delete a comment of your own, or any about your own story.',
    params: commentParams,
    response: success,
    errors: [403, 404],
  }),
  reportComment: route(review.reportComment, {
    tag,
    summary: 'Tell the moderators about a comment. A second report of a person changes nothing.',
    params: commentParams,
    body: z.omit(reportRequest, { nodeId: true }),
    response: success,
    errors: [403, 404],
  }),
} as const;

export type ReviewComment = z.output<typeof reviewComment>;
export type ReviewThread = z.output<typeof reviewThread>;
export type ReviewThreadList = z.output<typeof reviewThreadList>;
export type ReviewStory = z.output<typeof reviewStory>;
export type ReviewArrival = z.input<typeof reviewArrival>;
export type OpenThreadRequest = z.input<typeof openThreadRequest>;
