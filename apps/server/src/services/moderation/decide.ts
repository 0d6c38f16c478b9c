import { ApiError } from '../../api-error.ts';
import type { CaseRow, Database, UserRow } from '../../db/schema.ts';
import type { Notified } from '../account/notify.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Services } from '../services.ts';
import { requirePublicStory } from '../stories/may-read.ts';
import { unpublishStory } from '../stories/publish-story.ts';
import { type CaseCall, requireUnclaimed } from './claim-case.ts';
import {
  describeCase,
  holdCase,
  isSanctionInForce,
  isVisibleTarget,
  requireNoParty,
} from './find-case.ts';
import { openCase, type Target } from './open-case.ts';
import { deleteComment, findComment } from './reported-comment.ts';

type Settled = Required<Pick<CaseRow, 'outcome' | 'reason'>> &
  Partial<Pick<CaseRow, 'sanction_ends_at' | 'hid_content'>>;
type Act = { actor: CaseCall['actor']; time: number };

/** Who wrote what was decided about, to be told. */
export type Writer = Notified & Pick<UserRow, 'erased_at'>;

export const readWriter = (transaction: Database, { author_id }: CaseRow): Promise<Writer> =>
  transaction
    .selectFrom('users')
    .select(['id', 'status', 'email', 'language', 'notifications', 'email_confirmed', 'erased_at'])
    .where('id', '=', author_id)
    .executeTakeFirstOrThrow();

/**
 * Holds the case of a target for a decision; what was not reported gets one.
 * @throws ApiError `case-own`, `case-claimed`, or `sanction-in-force` where the decision that would be replaced
 * blocks the author.
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
  await requireNoParty(transaction, row, actor.id);
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
    .set((expression) => ({
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
      was_visible: expression.case().when(isVisibleTarget).then(1).else(0).end() as never,
    }))
    .where('target_id', '=', target_id)
    .execute();
  return Number(settled.numUpdatedRows);
}

/**
 * Makes a story private and settles its case. Of a story that its author has hidden meanwhile, an open case keeps
 * the reported content from coming back.
 * @throws ApiError `story-not-found`, or of `holdForDecision`.
 */
export async function unpublishReported(
  services: Services,
  { id, actor, reason }: CaseCall & { reason: string },
): Promise<Writer> {
  return services.database.transaction().execute(async (transaction) => {
    const time = services.now();
    const found = await holdCase(transaction, id);
    if (found?.status !== 'open') await requirePublicStory(transaction, id);
    const row = await holdForDecision(transaction, { storyId: id }, { actor, time });
    await settle(transaction, row, { actor, time, outcome: 'unpublished', reason });
    const reportedHash = row.content_hash;
    const change = { storyId: id, moderatorId: actor.id, reason, reportedHash };
    const { wasPublic } = await unpublishStory(services, transaction, change);
    await recordAct(transaction, services, {
      action: 'story-unpublish',
      actor,
      target: await describeCase(transaction, row),
      reason,
      ...(wasPublic ? { before: { isPublic: true }, after: { isPublic: false } } : {}),
    });
    return readWriter(transaction, row);
  });
}

/**
 * Deletes a comment and settles its case, which keeps the text. A comment without an open case must be public.
 * @throws ApiError `comment-not-found`, `story-not-found`, or of `holdForDecision`.
 */
export async function deleteReported(
  services: Services,
  { id, actor, reason }: CaseCall & { reason: string },
): Promise<Writer> {
  return services.database.transaction().execute(async (transaction) => {
    const time = services.now();
    const comment = await findComment(transaction, id);
    if (!comment) throw new ApiError('comment-not-found');
    const found = await holdCase(transaction, id);
    // A comment on a draft that nobody has reported is not for moderators.
    if (found?.status !== 'open' && comment.isOfReview) throw new ApiError('comment-not-found');
    if (found?.status !== 'open') await requirePublicStory(transaction, comment.story_id);
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

/** A comment that was deleted before a decision needs none. */
async function outcomeOfDismissal(
  transaction: Database,
  { kind, target_id }: CaseRow,
): Promise<'dismissed' | 'withdrawn'> {
  if (kind === 'story') return 'dismissed';
  return (await findComment(transaction, target_id)) ? 'dismissed' : 'withdrawn';
}

/**
 * Closes reports without changing the reported content: dismisses them, or notes that the comment was withdrawn.
 * @throws ApiError `report-not-found`, `case-own` or `case-claimed`.
 */
export async function dismissReports(services: Services, { id, actor }: CaseCall): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const time = services.now();
    const row = await holdCase(transaction, id);
    if (row?.status !== 'open') throw new ApiError('report-not-found');
    await requireNoParty(transaction, row, actor.id);
    await requireUnclaimed(transaction, row, { actor, time });
    const openReports = await settle(transaction, row, {
      actor,
      time,
      outcome: await outcomeOfDismissal(transaction, row),
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
