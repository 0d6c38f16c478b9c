import type { LikeResponse } from '@dreamfork/api-client/contract';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { addToCounters } from '../stories/counters.ts';
import { requirePublicStory } from '../stories/may-read.ts';

type Like = { storyId: string; userId: string; liked: boolean };

async function writeLike(
  transaction: Database,
  { storyId: story_id, userId: user_id, liked }: Like,
  created_at: number,
): Promise<boolean> {
  if (liked) {
    const added = await transaction
      .insertInto('story_likes')
      .values({ story_id, user_id, created_at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const removed = await transaction
    .deleteFrom('story_likes')
    .where('story_id', '=', story_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/**
 * Likes a public story, or takes the like back; doing so twice changes nothing.
 * @throws ApiError `story-not-found`.
 */
export async function likeStory({ database, now }: Services, like: Like): Promise<LikeResponse> {
  const { storyId, liked } = like;
  return database.transaction().execute(async (transaction) => {
    await requirePublicStory(transaction, storyId);
    const isChanged = await writeLike(transaction, like, now());
    if (isChanged) await addToCounters(transaction, storyId, { like_count: liked ? 1 : -1 });
    const counted = await transaction
      .selectFrom('story_counters')
      .select('like_count')
      .where('story_id', '=', storyId)
      .executeTakeFirst();
    return { success: true, liked, likeCount: counted?.like_count ?? 0 };
  });
}
