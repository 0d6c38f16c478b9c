import type { reportRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { holdCase } from '../moderation/find-case.ts';
import { openCase, settleDecided } from '../moderation/open-case.ts';
import type { Services } from '../services.ts';
import { requirePublicStory } from '../stories/may-read.ts';
import { requireComment } from './comments.ts';

type Report = z.output<typeof reportRequest> & {
  storyId: string;
  /** Absent where the story itself is reported. */
  commentId?: string;
  reporterId: string;
};

/**
 * Reports a public story or a comment on one to the moderators. While a report of the user waits for a decision, a further one
 * changes nothing; after the decision it takes the place of the former.
 * @throws ApiError `story-not-found` or `comment-not-found`.
 */
export async function report(
  { database, now }: Services,
  { storyId, commentId, reporterId, reason, details, nodeId }: Report,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await requirePublicStory(transaction, storyId);
    if (commentId !== undefined) await requireComment(transaction, { id: commentId, storyId });
    // Before the story, as a decision and the deletion of an account do: another order would deadlock.
    await holdCase(transaction, commentId ?? storyId);
    const time = now();
    const statement = {
      reason,
      details: details ?? null,
      node_id: nodeId ?? null,
      created_at: time,
      settled_at: null,
      settled_by: null,
      outcome: null,
    };
    const added = await transaction
      .insertInto('reports')
      .values({
        target_id: commentId ?? storyId,
        reporter_id: reporterId,
        story_id: storyId,
        comment_id: commentId ?? null,
        ...statement,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['target_id', 'reporter_id'])
          .doUpdateSet(statement)
          .where('reports.settled_at', 'is not', null),
      )
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) return;
    await openCase(transaction, { storyId, commentId }, { time });
    await settleDecided(transaction, { id: commentId ?? storyId, time });
  });
}
