import { ApiError } from '../../api-error.ts';
import type { Database, Tables } from '../../db/schema.ts';
import { deleteComment } from '../feedback/comments.ts';
import type { Services } from '../services.ts';
import { unpublishStory } from '../stories/publish-story.ts';

type Settling = {
  targetId: string;
  moderatorId: string;
  outcome: NonNullable<Tables['reports']['outcome']>;
  time: number;
};

async function settle(
  transaction: Database,
  { targetId, moderatorId, outcome, time }: Settling,
): Promise<boolean> {
  const settled = await transaction
    .updateTable('reports')
    .set({ settled_at: time, settled_by: moderatorId, outcome })
    .where('target_id', '=', targetId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return settled.numUpdatedRows > 0n;
}

type Part = Pick<Services, 'database' | 'search' | 'now'>;
type Decision = { id: string; moderatorId: string };

/**
 * Makes a public story private and settles what was reported about it.
 * @throws ApiError `story-not-found`.
 */
export async function unpublishReported(
  services: Part,
  { id, moderatorId, reason }: Decision & { reason: string },
): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    await unpublishStory(services, transaction, { storyId: id, moderatorId, reason });
    const time = services.now();
    await settle(transaction, { targetId: id, moderatorId, outcome: 'unpublished', time });
  });
}

/**
 * Deletes a comment. Who did it stays with the reports of it.
 * @throws ApiError `comment-not-found`.
 */
export async function deleteReported(
  { database, now }: Part,
  { id, moderatorId }: Decision,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const said = await transaction
      .selectFrom('story_comments')
      .select('story_id')
      .where('id', '=', id)
      .executeTakeFirst();
    await settle(transaction, {
      targetId: id,
      moderatorId,
      outcome: 'comment-deleted',
      time: now(),
    });
    const isDeleted = said && (await deleteComment(transaction, { id, storyId: said.story_id }));
    if (!isDeleted) throw new ApiError('comment-not-found');
  });
}

/**
 * Settles reports without doing anything to what they are about.
 * @throws ApiError `report-not-found`.
 */
export async function dismissReports(
  { database, now }: Part,
  { id, moderatorId }: Decision,
): Promise<void> {
  const settling = { targetId: id, moderatorId, outcome: 'dismissed' as const, time: now() };
  if (!(await settle(database, settling))) throw new ApiError('report-not-found');
}
