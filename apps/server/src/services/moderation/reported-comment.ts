import type { CaseRow, Database } from '../../db/schema.ts';
import * as feedback from '../feedback/comments.ts';
import { addToCounters } from '../stories/counters.ts';
import { deleteReviewComment, restoreReviewComment } from './review-evidence.ts';

/** A comment that readers of a story wrote, or reviewers of its draft. */
export async function findComment(database: Database, id: string) {
  for (const table of ['story_comments', 'review_comments'] as const) {
    const comment = await database
      .selectFrom(table)
      .select(['story_id', 'text'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (comment) return { ...comment, isOfReview: table === 'review_comments' };
  }
  return undefined;
}

/** Deletes a comment, whose case keeps its text; returns whether it existed. */
export const deleteComment = async (
  transaction: Database,
  comment: { id: string; storyId: string; time: number },
): Promise<boolean> =>
  (await feedback.deleteComment(transaction, comment)) || deleteReviewComment(transaction, comment);

/** Brings a deleted comment back from the evidence, unless it was gone before the decision. */
export async function restoreComment(
  transaction: Database,
  row: CaseRow,
  time: number,
): Promise<void> {
  if (row.was_visible === 0) return;
  const text = row.comment_text ?? '';
  const createdAt = row.comment_created_at ?? row.recorded_at;
  const { target_id: id, story_id: storyId, author_id: authorId } = row;
  if (row.review_evidence !== null) {
    const evidence = JSON.parse(row.review_evidence);
    const comment = { id, storyId, authorId, text, createdAt, evidence, time };
    return restoreReviewComment(transaction, comment);
  }
  const restored = await transaction
    .insertInto('story_comments')
    .values({ id, story_id: storyId, author_id: authorId, text, created_at: createdAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (restored.numInsertedOrUpdatedRows === 0n) return;
  await addToCounters(transaction, storyId, { comment_count: 1 });
}
