import type { sanctionRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { CaseRow, Database, UserRow } from '../../db/schema.ts';
import { recordAct } from '../audit/record-act.ts';
import { endAllSessions } from '../authentication/list-sessions.ts';
import type { Services } from '../services.ts';
import { unpublishStory } from '../stories/publish-story.ts';
import { requireMayActOnUser } from '../users/may-act-on-user.ts';
import { isBlocked, toIsoOrNull } from '../users/user-views.ts';
import { type CaseCall, requireUnclaimed } from './claim-case.ts';
import { readWriter, settle, type Writer } from './decide.ts';
import { describeCase, isSanctionInForce, requireCase, requireNoParty } from './find-case.ts';
import { deleteComment } from './reported-comment.ts';

type Sanction = z.output<typeof sanctionRequest>;

const dayLength = 24 * 60 * 60 * 1000;

const actions = {
  notice: 'author-warn',
  suspended: 'author-suspend',
  banned: 'author-ban',
} as const satisfies Record<Sanction['outcome'], string>;

/** The status that the decisions in force give a user; without one, the status they had before. */
async function statusByDecisions(
  transaction: Database,
  { id, status, status_before }: UserRow,
  time: number,
): Promise<Pick<UserRow, 'status' | 'status_before' | 'suspended_until'>> {
  const before = status_before ?? status;
  const inForce = await transaction
    .selectFrom('moderation_cases')
    .select(['outcome', 'sanction_ends_at'])
    .where('author_id', '=', id)
    .where(isSanctionInForce(time))
    .execute();
  if (inForce.length === 0) return { status: before, status_before: null, suspended_until: null };
  if (inForce.some(({ outcome }) => outcome === 'banned')) {
    return { status: 'Banned', status_before: before, suspended_until: null };
  }
  // An administrator has blocked the account without an end.
  if (isBlocked(before)) return { status: before, status_before: before, suspended_until: null };
  const ends = inForce.map(({ sanction_ends_at }) => sanction_ends_at ?? 0);
  return { status: 'Suspended', status_before: before, suspended_until: Math.max(...ends) };
}

const valuesOf = ({ status, suspended_until }: Pick<UserRow, 'status' | 'suspended_until'>) => ({
  status,
  suspendedUntil: toIsoOrNull(suspended_until),
});

/**
 * Makes the account of an author what the decisions in force say, in their transaction; whoever is blocked by it
 * loses all sessions. Locks users, after stories, as a save does.
 * @throws ApiError `own-account`, `staff-protected`, `forbidden` or `user-not-found`.
 */
export async function changeAccount(
  services: Services,
  transaction: Database,
  { row, actor, reason }: { row: CaseRow; actor: CaseCall['actor']; reason: string },
): Promise<void> {
  const user = await requireMayActOnUser(transaction, {
    id: row.author_id,
    actor,
    by: 'moderator',
  });
  const change = await statusByDecisions(transaction, user, services.now());
  await transaction.updateTable('users').set(change).where('id', '=', user.id).execute();
  const [before, after] = [valuesOf(user), valuesOf(change)];
  if (before.status === after.status && before.suspendedUntil === after.suspendedUntil) return;
  if (isBlocked(change.status)) await endAllSessions(transaction, user.id);
  await recordAct(transaction, services, {
    action: isBlocked(change.status) ? 'user-block' : 'user-unblock',
    actor,
    target: { kind: 'user', id: user.id, name: user.username },
    reason,
    before,
    after,
  });
}

/** Hides what a case is about; what is hidden already stays so. */
async function hideContent(
  services: Services,
  transaction: Database,
  { row, actor, reason }: { row: CaseRow; actor: CaseCall['actor']; reason: string },
): Promise<void> {
  const { kind, target_id: id, story_id: storyId } = row;
  if (kind === 'story') {
    const reportedHash = row.content_hash;
    await unpublishStory(services, transaction, {
      storyId,
      moderatorId: actor.id,
      reason,
      reportedHash,
    });
  } else {
    await deleteComment(transaction, { id, storyId, time: services.now() });
  }
}

/**
 * Decides an open case about its author: warns, suspends or bans.
 * @throws ApiError `case-not-found`, `report-not-found` where it is settled, `case-own`, `case-claimed`,
 * `staff-protected` or `forbidden`.
 */
export async function sanctionAuthor(
  services: Services,
  { id, actor, outcome, days, hidesContent = false, reason }: CaseCall & Sanction,
): Promise<{ writer: Writer; row: CaseRow }> {
  return services.database.transaction().execute(async (transaction) => {
    const time = services.now();
    const row = await requireCase(transaction, id);
    if (row.status !== 'open') throw new ApiError('report-not-found');
    await requireNoParty(transaction, row, actor.id);
    await requireUnclaimed(transaction, row, { actor, time });
    const endsAt = days === undefined ? null : time + days * dayLength;
    await settle(transaction, row, {
      actor,
      time,
      outcome,
      reason,
      sanction_ends_at: endsAt,
      hid_content: hidesContent ? 1 : 0,
    });
    if (hidesContent) await hideContent(services, transaction, { row, actor, reason });
    await changeAccount(services, transaction, { row, actor, reason });
    await recordAct(transaction, services, {
      action: actions[outcome],
      actor,
      target: await describeCase(transaction, row),
      reason,
      after: {
        ...(endsAt === null ? {} : { suspendedUntil: toIsoOrNull(endsAt) }),
        ...(hidesContent && row.kind === 'story' ? { isPublic: false } : {}),
      },
    });
    const decided = { ...row, outcome, sanction_ends_at: endsAt };
    return { row: decided, writer: await readWriter(transaction, row) };
  });
}
