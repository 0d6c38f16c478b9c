import type { Database } from '../../db/schema.ts';

/**
 * The time of a change to a story's review, later than that of every other change. Until the transaction ends, the other
 * writers of the review wait, so that changes become visible in the order of their times, and counts hold.
 */
export async function tick(
  transaction: Database,
  { storyId, time }: { storyId: string; time: number },
): Promise<number> {
  const { changed_at } = await transaction
    .insertInto('story_reviews')
    .values({ story_id: storyId, changed_at: time })
    .onConflict((conflict) =>
      conflict.column('story_id').doUpdateSet((review) => ({
        changed_at: review
          .case()
          .when('story_reviews.changed_at', '<', time)
          .then(time)
          .else(review('story_reviews.changed_at', '+', 1))
          .end(),
      })),
    )
    .returning('changed_at')
    .executeTakeFirstOrThrow();
  return changed_at;
}
