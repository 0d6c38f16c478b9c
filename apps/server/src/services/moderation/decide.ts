import { ApiError } from '../../api-error.ts';
import type { Database, Tables } from '../../db/schema.ts';
import { deleteComment } from '../feedback/comments.ts';
import type { Services } from '../services.ts';
import { publicStories } from '../stories/may-read.ts';
import { unpublishStory } from '../stories/publish-story.ts';

type Settling = {
  targetId: string;
  moderatorId: string;
  outcome: NonNullable<Tables['reports']['outcome']>;
  time: number;
};

/** Closes the open reports of visible content; returns whether there were any. */
async function settle(
  transaction: Database,
  { targetId, moderatorId, outcome, time }: Settling,
): Promise<boolean> {
  const settled = await transaction
    .updateTable('reports')
    .set({ settled_at: time, settled_by: moderatorId, outcome })
    .where('target_id', '=', targetId)
    .where('settled_at', 'is', null)
    .where('story_id', 'in', publicStories(transaction).select('stories.id'))
    .executeTakeFirst();
  return settled.numUpdatedRows > 0n;
}

type Part = Pick<Services, 'database' | 'search' | 'now' | 'documents'>;
type Decision = { id: string; moderatorId: string };

/**
 * Makes a public story private and closes its reports.
 * @throws ApiError `story-not-found`.
 */
export async function unpublishReported(
  services: Part,
  { id, moderatorId, reason }: Decision & { reason: string },
): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const time = services.now();
    await settle(transaction, { targetId: id, moderatorId, outcome: 'unpublished', time });
    await unpublishStory(services, transaction, { storyId: id, moderatorId, reason });
  });
}

/**
 * Deletes a comment and closes its reports.
 * @throws ApiError `comment-not-found`.
 */
export async function deleteReported(
  { database, now }: Part,
  { id, moderatorId }: Decision,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const said = await publicStories(transaction)
      .innerJoin('story_comments', 'story_comments.story_id', 'stories.id')
      .select('story_id')
      .where('story_comments.id', '=', id)
      .executeTakeFirst();
    if (!said) throw new ApiError('comment-not-found');
    await settle(transaction, {
      targetId: id,
      moderatorId,
      outcome: 'comment-deleted',
      time: now(),
    });
    if (!(await deleteComment(transaction, { id, storyId: said.story_id }))) {
      throw new ApiError('comment-not-found');
    }
  });
}

/**
 * Closes reports without changing the reported content.
 * @throws ApiError `report-not-found`.
 */
export async function dismissReports(
  { database, now }: Part,
  { id, moderatorId }: Decision,
): Promise<void> {
  const settling = { targetId: id, moderatorId, outcome: 'dismissed' as const, time: now() };
  if (!(await settle(database, settling))) throw new ApiError('report-not-found');
}
