import type { AccountBlock } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database, UserRow } from '../../db/schema.ts';
import { issueLink } from '../account/link-tokens.ts';
import { isSanctionInForce } from '../moderation/find-case.ts';
import type { Services } from '../services.ts';
import { isBlocked, toIsoOrNull } from './user-views.ts';

/** Gives users whose suspension has ended the status that they had before. No job has to run for it. */
export async function liftEndedSuspensions({ database, now }: Services): Promise<void> {
  await database
    .updateTable('users')
    .set((expression) => ({
      status: expression.fn.coalesce('status_before', expression.val('Active' as const)),
      status_before: null,
      suspended_until: null,
    }))
    .where('suspended_until', '<=', now())
    .execute();
}

/** The user as they are now: not suspended any more where the end has passed. */
export async function liftIfEnded(services: Services, user: UserRow): Promise<UserRow> {
  if (user.suspended_until === null || user.suspended_until > services.now()) return user;
  await liftEndedSuspensions(services);
  return services.database
    .selectFrom('users')
    .selectAll()
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
}

/** The decision by which a user is blocked, and a link to it that needs no session. */
async function describeBlock(
  services: Services,
  { id, email, status, suspended_until }: UserRow,
): Promise<AccountBlock> {
  const decision = await services.database
    .selectFrom('moderation_cases')
    .select('reason')
    .where('author_id', '=', id)
    .where('outcome', '=', status === 'Banned' ? 'banned' : 'suspended')
    .where(isSanctionInForce(services.now()))
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    status: status === 'Banned' ? 'Banned' : 'Suspended',
    until: toIsoOrNull(suspended_until),
    reason: decision?.reason ?? null,
    token: decision
      ? await issueLink(services, { userId: id, purpose: 'decision-sign-in', email })
      : null,
  };
}

/**
 * The user, if they may sign in now. To be called for who has proved to be the user: a refusal gives them a link
 * to the decision.
 * @throws ApiError `account-blocked`.
 */
export async function requireUnblocked(services: Services, user: UserRow): Promise<UserRow> {
  const current = await liftIfEnded(services, user);
  if (!isBlocked(current.status)) return current;
  throw new ApiError('account-blocked', { block: await describeBlock(services, current) });
}

/** Whether an account is blocked now. */
export const isBlockedNow = (
  { status, suspended_until }: Pick<UserRow, 'status' | 'suspended_until'>,
  time: number,
): boolean => isBlocked(status) && (suspended_until === null || suspended_until > time);

/** Ends what blocks a user by decisions of moderators; the decisions stay, with what else they did. */
export async function endSanctions(
  transaction: Database,
  { userId, time }: { userId: string; time: number },
): Promise<void> {
  await transaction
    .updateTable('moderation_cases')
    .set({ sanction_ends_at: time })
    .where('author_id', '=', userId)
    .where(isSanctionInForce(time))
    .execute();
}
