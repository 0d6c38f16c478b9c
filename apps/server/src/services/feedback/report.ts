import type { reportRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { holdCase } from '../moderation/find-case.ts';
import { addPseudonym } from '../moderation/kept-for-cases.ts';
import { openCase, settleDecided } from '../moderation/open-case.ts';
import { requireReportable } from '../moderation/review-evidence.ts';
import type { Services } from '../services.ts';
import { requirePublicStory } from '../stories/may-read.ts';
import { requireComment } from './comments.ts';

type Report = z.output<typeof reportRequest> & {
  storyId: string;
  /** Absent where the story itself is reported. */
  commentId?: string;
  /** Whether the comment is one on a draft, which the reporter sees. */
  isOfReview?: boolean;
  reporterId: string;
};

/**
 * A comment by a guest gets a pseudonym as its author, as what an erased account leaves does; a case that is open
 * keeps its own.
 */
async function standInFor(
  services: Pick<Services, 'newId' | 'now'>,
  transaction: Database,
  commentId: string,
): Promise<string> {
  const held = await holdCase(transaction, commentId);
  return held?.status === 'open' ? held.author_id : addPseudonym(services, transaction);
}

/**
 * Reports a public story, a comment on one, or a comment on a draft, to the moderators. While a report of the user waits for a decision, a further one
 * changes nothing; after the decision it takes the place of the former.
 * @throws ApiError `story-not-found` or `comment-not-found`.
 */
export async function report(
  services: Services,
  { storyId, commentId, isOfReview = false, reporterId, reason, details, nodeId }: Report,
): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    let isOfGuest = false;
    if (isOfReview && commentId !== undefined) {
      ({ isOfGuest } = await requireReportable(transaction, { id: commentId, storyId }));
    } else {
      await requirePublicStory(transaction, storyId);
      if (commentId !== undefined) await requireComment(transaction, { id: commentId, storyId });
    }
    // Before the story, as a decision and the deletion of an account do: another order would deadlock.
    await holdCase(transaction, commentId ?? storyId);
    const time = services.now();
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
    const guestId =
      isOfGuest && commentId !== undefined
        ? await standInFor(services, transaction, commentId)
        : undefined;
    await openCase(transaction, { storyId, commentId, guestId }, { time });
    await settleDecided(transaction, { id: commentId ?? storyId, time });
  });
}
