import {
  type ReviewThread,
  type reviewCommentRequest,
  reviewCommentsMaximum,
} from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { tick } from './clock.ts';
import { readThread, visibleThreads } from './read-threads.ts';
import { findWriter, isSameWriter, requireWriter } from './readers.ts';
import { may, type ReviewAccess, requireRight } from './review-rights.ts';

/** @throws ApiError `review-full`. */
async function requireRoom(transaction: Database, threadId: string): Promise<void> {
  const { comments } = await transaction
    .selectFrom('review_comments')
    .select(({ fn }) => fn.countAll<number>().as('comments'))
    .where('thread_id', '=', threadId)
    .executeTakeFirstOrThrow();
  if (comments >= reviewCommentsMaximum) throw new ApiError('review-full');
}

type NewComment = { threadId: string; comment: z.output<typeof reviewCommentRequest> };

/**
 * Answers in a thread, which is open from then on. Repeated by its writer, it writes nothing.
 * @throws ApiError `thread-not-found`, `review-comments-off`, `review-guest-unnamed`, `review-full`, or `forbidden`
 * where somebody else has a comment of this id.
 */
export async function addComment(
  services: Services,
  access: ReviewAccess,
  { threadId, comment: { id, text } }: NewComment,
): Promise<ReviewThread> {
  requireRight(access, 'write');
  const { storyId } = access;
  return services.database.transaction().execute(async (transaction) => {
    const writer = await requireWriter(transaction, access);
    const time = await tick(transaction, { storyId, time: services.now() });
    const thread = await visibleThreads(transaction, access)
      .select('id')
      .where('id', '=', threadId)
      .where('gone_at', 'is', null)
      .executeTakeFirst();
    if (!thread) throw new ApiError('thread-not-found');
    const held = await transaction
      .selectFrom('review_comments')
      .select(['thread_id', 'user_id', 'reader_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (held) {
      const isRepeated = held.thread_id === threadId && isSameWriter(held, writer);
      if (!isRepeated) throw new ApiError('forbidden');
      return readThread(transaction, threadId, access);
    }
    await requireRoom(transaction, threadId);
    const added = await transaction
      .insertInto('review_comments')
      .values({ id, story_id: storyId, thread_id: threadId, ...writer, text, created_at: time })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    // Of a comment about another story, at the same moment.
    if (added.numInsertedOrUpdatedRows === 0n) throw new ApiError('forbidden');
    await transaction
      .updateTable('review_threads')
      .set({ resolved_at: null, updated_at: time })
      .where('id', '=', threadId)
      .execute();
    return readThread(transaction, threadId, access);
  });
}

type Found = { id: string; thread_id: string; text: string; isOwn: boolean };

/** @throws ApiError `comment-not-found` where the caller sees no such comment. */
export async function requireReviewComment(
  database: Database,
  access: ReviewAccess,
  commentId: string,
): Promise<Found> {
  const found = await visibleThreads(database, access)
    .innerJoin('review_comments', 'review_comments.thread_id', 'review_threads.id')
    .select([
      'review_comments.id',
      'review_comments.thread_id',
      'review_comments.text',
      'review_comments.user_id',
      'review_comments.reader_id',
    ])
    .where('review_comments.id', '=', commentId)
    .executeTakeFirst();
  if (!found) throw new ApiError('comment-not-found');
  return { ...found, isOwn: isSameWriter(found, await findWriter(database, access)) };
}

/**
 * Edits a comment of the caller's own.
 * @throws ApiError `comment-not-found`, `forbidden`, or `review-comments-off`.
 */
export async function changeComment(
  services: Services,
  access: ReviewAccess,
  { commentId, text }: { commentId: string; text: string },
): Promise<ReviewThread> {
  requireRight(access, 'write');
  const { storyId } = access;
  return services.database.transaction().execute(async (transaction) => {
    const time = await tick(transaction, { storyId, time: services.now() });
    const comment = await requireReviewComment(transaction, access, commentId);
    if (!comment.isOwn) throw new ApiError('forbidden');
    await requireWriter(transaction, access);
    if (comment.text !== text) {
      await transaction
        .updateTable('review_comments')
        .set({ text, edited_at: time })
        .where('id', '=', commentId)
        .execute();
      await transaction
        .updateTable('review_threads')
        .set({ updated_at: time })
        .where('id', '=', comment.thread_id)
        .execute();
    }
    return readThread(transaction, comment.thread_id, access);
  });
}

/** What stays of a thread whose comments were all deleted. */
const goneThread = (time: number) => ({
  anchor: JSON.stringify({ kind: 'story' }),
  suggestion: null,
  reading: null,
  gone_at: time,
});

/** Notes that comments of a thread were deleted; a suggestion goes with the comment that opened its thread. */
export async function settleThread(
  transaction: Database,
  threadId: string,
  time: number,
): Promise<void> {
  const first = await transaction
    .selectFrom('review_comments')
    .innerJoin('review_threads', 'review_threads.id', 'review_comments.thread_id')
    .select(['review_comments.created_at', 'review_threads.created_at as opened_at'])
    .where('thread_id', '=', threadId)
    .orderBy('review_comments.created_at')
    .limit(1)
    .executeTakeFirst();
  const hasOpening = first !== undefined && first.created_at === first.opened_at;
  await transaction
    .updateTable('review_threads')
    .set({
      updated_at: time,
      ...(hasOpening ? {} : { suggestion: null, reading: null }),
      ...(first ? {} : goneThread(time)),
    })
    .where('id', '=', threadId)
    .execute();
}

/**
 * Deletes a comment on behalf of its writer or of the story's author.
 * @throws ApiError `comment-not-found` or `forbidden`.
 */
export async function removeComment(
  services: Services,
  access: ReviewAccess,
  commentId: string,
): Promise<void> {
  requireRight(access, 'write');
  const { storyId } = access;
  await services.database.transaction().execute(async (transaction) => {
    const time = await tick(transaction, { storyId, time: services.now() });
    const comment = await requireReviewComment(transaction, access, commentId);
    if (!comment.isOwn && !may(access, 'delete-any')) throw new ApiError('forbidden');
    await transaction.deleteFrom('review_comments').where('id', '=', commentId).execute();
    await settleThread(transaction, comment.thread_id, time);
  });
}
