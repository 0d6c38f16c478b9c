import type { Database } from '../../db/schema.ts';
import { tick } from './clock.ts';
import { settleThread } from './comments.ts';

/** Deletes all that the review of a story has. */
export async function forgetReview(transaction: Database, storyId: string): Promise<void> {
  const tables = ['review_threads', 'review_links', 'story_reviews'] as const;
  for (const table of tables) {
    await transaction.deleteFrom(table).where('story_id', '=', storyId).execute();
  }
}

/**
 * Deletes what a user wrote about the drafts of others, in the transaction that deletes the account. What others said
 * in the same threads stays.
 */
export async function forgetReviewer(
  transaction: Database,
  { userId, time }: { userId: string; time: number },
): Promise<void> {
  const written = await transaction
    .selectFrom('review_comments')
    .innerJoin('stories', 'stories.id', 'review_comments.story_id')
    .select(['review_comments.thread_id', 'review_comments.story_id'])
    .distinct()
    .where('review_comments.user_id', '=', userId)
    .where('stories.owner_id', '<>', userId)
    .orderBy('review_comments.story_id')
    .execute();
  await transaction.deleteFrom('review_comments').where('user_id', '=', userId).execute();
  for (const { thread_id, story_id: storyId } of written) {
    const changedAt = await tick(transaction, { storyId, time });
    await settleThread(transaction, thread_id, changedAt);
  }
}
