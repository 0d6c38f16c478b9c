import type { reportRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
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
 * Reports a public story or a comment on one to the moderators, once per user.
 * @throws ApiError `story-not-found` or `comment-not-found`.
 */
export async function report(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { storyId, commentId, reporterId, reason, details }: Report,
): Promise<void> {
  await requirePublicStory(database, storyId);
  if (commentId !== undefined) await requireComment(database, { id: commentId, storyId });
  await database
    .insertInto('reports')
    .values({
      target_id: commentId ?? storyId,
      reporter_id: reporterId,
      story_id: storyId,
      comment_id: commentId ?? null,
      reason,
      details: details ?? null,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
