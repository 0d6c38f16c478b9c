import { ApiError } from '../../api-error.ts';
import type { Database, Tables } from '../../db/schema.ts';
import { type Actor, recordAct } from '../audit/record-act.ts';
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

/** Closes the open reports of visible content; returns how many there were. */
async function settle(
  transaction: Database,
  { targetId, moderatorId, outcome, time }: Settling,
): Promise<number> {
  const settled = await transaction
    .updateTable('reports')
    .set({ settled_at: time, settled_by: moderatorId, outcome })
    .where('target_id', '=', targetId)
    .where('settled_at', 'is', null)
    .where('story_id', 'in', publicStories(transaction).select('stories.id'))
    .executeTakeFirst();
  return Number(settled.numUpdatedRows);
}

type Part = Pick<Services, 'database' | 'search' | 'now' | 'newId' | 'documents'>;
type Decision = { id: string; actor: Actor };

const findComment = (transaction: Database, id: string) =>
  publicStories(transaction)
    .innerJoin('story_comments', 'story_comments.story_id', 'stories.id')
    .innerJoin('users', 'users.id', 'story_comments.author_id')
    .select(['story_id', 'story_comments.text', 'users.username as author_name'])
    .where('story_comments.id', '=', id)
    .executeTakeFirst();

async function describeStory(transaction: Database, id: string) {
  const story = await transaction
    .selectFrom('stories')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirst();
  return { kind: 'story' as const, id, name: story?.title ?? '' };
}

/**
 * Makes a public story private and closes its reports.
 * @throws ApiError `story-not-found`.
 */
export async function unpublishReported(
  services: Part,
  { id, actor, reason }: Decision & { reason: string },
): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const moderatorId = actor.id;
    const time = services.now();
    const target = await describeStory(transaction, id);
    await settle(transaction, { targetId: id, moderatorId, outcome: 'unpublished', time });
    await unpublishStory(services, transaction, { storyId: id, moderatorId, reason });
    await recordAct(transaction, services, {
      action: 'story-unpublish',
      actor,
      target,
      reason,
      before: { isPublic: true },
      after: { isPublic: false },
    });
  });
}

/**
 * Deletes a comment and closes its reports.
 * @throws ApiError `comment-not-found`.
 */
export async function deleteReported(services: Part, { id, actor }: Decision): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const comment = await findComment(transaction, id);
    if (!comment) throw new ApiError('comment-not-found');
    await settle(transaction, {
      targetId: id,
      moderatorId: actor.id,
      outcome: 'comment-deleted',
      time: services.now(),
    });
    if (!(await deleteComment(transaction, { id, storyId: comment.story_id }))) {
      throw new ApiError('comment-not-found');
    }
    await recordAct(transaction, services, {
      action: 'comment-remove',
      actor,
      target: { kind: 'comment', id, name: comment.author_name },
      before: { commentText: comment.text },
    });
  });
}

/**
 * Closes reports without changing the reported content.
 * @throws ApiError `report-not-found`.
 */
export async function dismissReports(services: Part, { id, actor }: Decision): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const openReports = await settle(transaction, {
      targetId: id,
      moderatorId: actor.id,
      outcome: 'dismissed',
      time: services.now(),
    });
    if (openReports === 0) throw new ApiError('report-not-found');
    const comment = await findComment(transaction, id);
    await recordAct(transaction, services, {
      action: 'reports-dismiss',
      actor,
      target: comment
        ? { kind: 'comment', id, name: comment.author_name }
        : await describeStory(transaction, id),
      before: { openReports },
      after: { openReports: 0 },
    });
  });
}
