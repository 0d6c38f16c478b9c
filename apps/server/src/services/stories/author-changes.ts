import type { Database } from '../../db/schema.ts';
import { forgetReviewer } from '../review/forget.ts';
import { addToCounters } from './counters.ts';

async function forgetTags(transaction: Database, userId: string): Promise<void> {
  const used = await transaction
    .selectFrom('story_tags')
    .innerJoin('story_listings', 'story_listings.story_id', 'story_tags.story_id')
    .innerJoin('stories', 'stories.id', 'story_tags.story_id')
    .select(({ fn }) => ['story_tags.tag_key', fn.countAll<number>().as('stories')])
    .where('stories.owner_id', '=', userId)
    .groupBy('story_tags.tag_key')
    .orderBy('story_tags.tag_key')
    .execute();
  for (const { tag_key, stories } of used) {
    await transaction
      .updateTable('tags')
      .set((expression) => ({ story_count: expression('story_count', '-', stories) }))
      .where('tag_key', '=', tag_key)
      .execute();
  }
}

async function forgetFeedback(transaction: Database, userId: string): Promise<void> {
  const likes = await transaction
    .selectFrom('story_likes')
    .select('story_id')
    .where('user_id', '=', userId)
    .orderBy('story_id')
    .execute();
  for (const { story_id } of likes) await addToCounters(transaction, story_id, { like_count: -1 });
  const comments = await transaction
    .selectFrom('story_comments')
    .select(({ fn }) => ['story_id', fn.countAll<number>().as('count')])
    .where('author_id', '=', userId)
    .groupBy('story_id')
    .orderBy('story_id')
    .execute();
  for (const { story_id, count } of comments) {
    await addToCounters(transaction, story_id, { comment_count: -count });
  }
}

/** Subtracts a user from all counters, in the transaction that deletes the account. */
export async function forgetUser(
  transaction: Database,
  userId: string,
  time: number,
): Promise<void> {
  // Before the stories: the worker that indexes them under a new name locks in this order.
  await transaction.deleteFrom('author_renames').where('author_id', '=', userId).execute();
  await forgetTags(transaction, userId);
  await forgetFeedback(transaction, userId);
  await forgetReviewer(transaction, { userId, time });
}
