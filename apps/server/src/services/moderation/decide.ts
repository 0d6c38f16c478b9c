import { ApiError } from '../../api-error.ts';
import type { CaseRow, Database } from '../../db/schema.ts';
import type { Notified } from '../account/notify.ts';
import { recordAct } from '../audit/record-act.ts';
import { deleteComment } from '../feedback/comments.ts';
import type { Services } from '../services.ts';
import { publicStories, requirePublicStory } from '../stories/may-read.ts';
import { unpublishStory } from '../stories/publish-story.ts';
import { type CaseCall, requireUnclaimed } from './claim-case.ts';
import { describeCase, holdCase, isSanctionInForce } from './find-case.ts';
import { openCase, type Target } from './open-case.ts';

type Part = Pick<Services, 'database' | 'search' | 'now' | 'newId' | 'documents'>;
type Settled = Required<Pick<CaseRow, 'outcome' | 'reason'>> &
  Partial<Pick<CaseRow, 'sanction_ends_at' | 'hid_content'>>;
type Act = { actor: CaseCall['actor']; time: number };

/** Who wrote what was decided about, to be told. */
export type Writer = Notified;

export const readWriter = (transaction: Database, { author_id }: CaseRow): Promise<Writer> =>
  transaction
    .selectFrom('users')
    .select(['id', 'status', 'email', 'language', 'notifications', 'email_confirmed'])
    .where('id', '=', author_id)
    .executeTakeFirstOrThrow();

/**
 * Holds the case of a target for a decision; what was not reported gets one.
 * @throws ApiError `case-claimed`, or `sanction-in-force` where the decision that would be replaced blocks the author.
 */
async function holdForDecision(
  transaction: Database,
  target: Target,
  { actor, time }: Act,
): Promise<CaseRow> {
  const id = target.commentId ?? target.storyId;
  const found = await holdCase(transaction, id);
  if (found) await requireUnclaimed(transaction, found, { actor, time });
  const inForce = await transaction
    .selectFrom('moderation_cases')
    .select('target_id')
    .where('target_id', '=', id)
    .where(isSanctionInForce(time))
    .executeTakeFirst();
  if (inForce) throw new ApiError('sanction-in-force');
  if (!found || found.status === 'settled') await openCase(transaction, target, { time });
  const row = await holdCase(transaction, id);
  if (!row) throw new ApiError('report-not-found');
  return row;
}

/** Records a decision, closes the open reports, and returns how many there were. */
export async function settle(
  transaction: Database,
  { target_id }: CaseRow,
  { actor, time, outcome, reason, sanction_ends_at = null, hid_content = 0 }: Settled & Act,
): Promise<number> {
  const settled = await transaction
    .updateTable('reports')
    .set({ settled_at: time, settled_by: actor.id, outcome })
    .where('target_id', '=', target_id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  await transaction
    .updateTable('moderation_cases')
    .set({
      status: 'settled',
      changed_at: time,
      claimed_by: null,
      claim_ends_at: null,
      outcome,
      reason,
      decided_by: actor.id,
      decided_at: time,
      sanction_ends_at,
      hid_content,
      reversed_at: null,
      reversal_reason: null,
      appeal_text: null,
      appealed_at: null,
      appeal_outcome: null,
      appeal_answer: null,
      appeal_decided_at: null,
    })
    .where('target_id', '=', target_id)
    .execute();
  return Number(settled.numUpdatedRows);
}

/**
 * Makes a public story private and settles its case.
 * @throws ApiError `story-not-found`, `case-claimed` or `sanction-in-force`.
 */
export async function unpublishReported(
  services: Part,
  { id, actor, reason }: CaseCall & { reason: string },
): Promise<Writer> {
  return services.database.transaction().execute(async (transaction) => {
    const time = services.now();
    await requirePublicStory(transaction, id);
    const row = await holdForDecision(transaction, { storyId: id }, { actor, time });
    await settle(transaction, row, { actor, time, outcome: 'unpublished', reason });
    await unpublishStory(services, transaction, { storyId: id, moderatorId: actor.id, reason });
    await recordAct(transaction, services, {
      action: 'story-unpublish',
      actor,
      target: await describeCase(transaction, row),
      reason,
      before: { isPublic: true },
      after: { isPublic: false },
    });
    return readWriter(transaction, row);
  });
}

/**
 * Deletes a comment and settles its case, which keeps the text.
 * @throws ApiError `comment-not-found`, `case-claimed` or `sanction-in-force`.
 */
export async function deleteReported(
  services: Part,
  { id, actor, reason }: CaseCall & { reason: string },
): Promise<Writer> {
  return services.database.transaction().execute(async (transaction) => {
    const time = services.now();
    const comment = await publicStories(transaction)
      .innerJoin('story_comments', 'story_comments.story_id', 'stories.id')
      .select(['story_id', 'story_comments.text'])
      .where('story_comments.id', '=', id)
      .executeTakeFirst();
    if (!comment) throw new ApiError('comment-not-found');
    const target = { storyId: comment.story_id, commentId: id };
    const row = await holdForDecision(transaction, target, { actor, time });
    await settle(transaction, row, { actor, time, outcome: 'comment-deleted', reason });
    if (!(await deleteComment(transaction, { id, storyId: comment.story_id, time }))) {
      throw new ApiError('comment-not-found');
    }
    await recordAct(transaction, services, {
      action: 'comment-remove',
      actor,
      target: await describeCase(transaction, row),
      reason,
      before: { commentText: comment.text },
    });
    return readWriter(transaction, row);
  });
}

/**
 * Closes reports without changing the reported content.
 * @throws ApiError `report-not-found` or `case-claimed`.
 */
export async function dismissReports(services: Part, { id, actor }: CaseCall): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const time = services.now();
    const row = await holdCase(transaction, id);
    if (row?.status !== 'open') throw new ApiError('report-not-found');
    await requireUnclaimed(transaction, row, { actor, time });
    const openReports = await settle(transaction, row, {
      actor,
      time,
      outcome: 'dismissed',
      reason: null,
    });
    await recordAct(transaction, services, {
      action: 'reports-dismiss',
      actor,
      target: await describeCase(transaction, row),
      before: { openReports },
      after: { openReports: 0 },
    });
  });
}
