import type { ReviewAnchor } from '@dreamfork/story';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import { tick } from '../review/clock.ts';
import { settleThread } from '../review/comments.ts';

/** Comments of a thread, up to the reported one, that are kept with a case. */
const keptComments = 20;

/** What a case keeps of a reported comment on a draft: the words that it is about, and what was said before it. */
export type ReviewEvidence = {
  threadId: string;
  /** The guest who wrote it; null for a user. */
  readerId: string | null;
  quote: string | null;
  suggestion: string | null;
  thread: { id: string; authorName: string; text: string }[];
};

const quoteOf = (anchor: ReviewAnchor): string | null => {
  if (anchor.kind === 'text') return anchor.source.slice(anchor.from, anchor.to);
  return anchor.kind === 'choice' ? anchor.source : null;
};

const findComment = (database: Database, id: string) =>
  database
    .selectFrom('review_comments')
    .innerJoin('review_threads', 'review_threads.id', 'review_comments.thread_id')
    .select([
      'review_comments.thread_id',
      'review_comments.user_id',
      'review_comments.reader_id',
      'review_comments.text',
      'review_comments.created_at',
      'review_threads.anchor',
      'review_threads.suggestion',
      'review_threads.version',
    ])
    .where('review_comments.id', '=', id)
    .executeTakeFirst();

async function readThread(
  database: Database,
  { thread_id, created_at }: { thread_id: string; created_at: number },
): Promise<ReviewEvidence['thread']> {
  const rows = await database
    .selectFrom('review_comments')
    .leftJoin('users', 'users.id', 'review_comments.user_id')
    .leftJoin('review_readers', 'review_readers.id', 'review_comments.reader_id')
    .select([
      'users.display_name',
      'review_readers.name',
      'review_comments.id',
      'review_comments.text',
    ])
    .where('thread_id', '=', thread_id)
    .where('review_comments.created_at', '<', created_at)
    .orderBy('review_comments.created_at', 'desc')
    .limit(keptComments)
    .execute();
  return rows
    .map(({ id, display_name, name, text }) => ({
      id,
      authorName: display_name ?? name ?? '',
      text,
    }))
    .toReversed();
}

/** A comment on a draft as evidence; undefined where there is none of this id. */
export async function readReviewEvidence(database: Database, id: string) {
  const comment = await findComment(database, id);
  if (!comment) return undefined;
  const evidence: ReviewEvidence = {
    threadId: comment.thread_id,
    readerId: comment.reader_id,
    quote: quoteOf(JSON.parse(comment.anchor)),
    suggestion: comment.suggestion,
    thread: await readThread(database, comment),
  };
  return { ...comment, evidence };
}

/** Deletes a comment on a draft; returns whether it existed. */
export async function deleteReviewComment(
  transaction: Database,
  { id, storyId, time }: { id: string; storyId: string; time: number },
): Promise<boolean> {
  const changedAt = await tick(transaction, { storyId, time });
  const deleted = await transaction
    .deleteFrom('review_comments')
    .where('id', '=', id)
    .where('story_id', '=', storyId)
    .returning('thread_id')
    .executeTakeFirst();
  if (!deleted) return false;
  await settleThread(transaction, deleted.thread_id, changedAt);
  return true;
}

type Restored = {
  id: string;
  storyId: string;
  authorId: string;
  text: string;
  createdAt: number;
  evidence: ReviewEvidence;
  time: number;
};

/** Brings a deleted comment back into its thread, as far as that and its writer are still there. */
export async function restoreReviewComment(
  transaction: Database,
  { id, storyId, authorId, text, createdAt, evidence, time }: Restored,
): Promise<void> {
  const { threadId, readerId } = evidence;
  const changedAt = await tick(transaction, { storyId, time });
  const reader = await transaction
    .selectFrom('review_readers')
    .select('id')
    .where('id', '=', readerId ?? '')
    .executeTakeFirst();
  if (readerId !== null && !reader) return;
  const thread = await transaction
    .updateTable('review_threads')
    .set({ gone_at: null, updated_at: changedAt })
    .where('id', '=', threadId)
    .returning('id')
    .executeTakeFirst();
  if (!thread) return;
  await transaction
    .insertInto('review_comments')
    .values({
      id,
      story_id: storyId,
      thread_id: threadId,
      user_id: readerId === null ? authorId : null,
      reader_id: readerId,
      text,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** @throws ApiError `comment-not-found` where the story has no such comment on its draft. */
export async function requireReportable(
  database: Database,
  { id, storyId }: { id: string; storyId: string },
): Promise<{ isOfGuest: boolean }> {
  const comment = await database
    .selectFrom('review_comments')
    .select('reader_id')
    .where('id', '=', id)
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  if (!comment) throw new ApiError('comment-not-found');
  return { isOfGuest: comment.reader_id !== null };
}
