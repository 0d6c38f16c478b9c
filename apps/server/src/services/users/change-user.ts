import {
  type AuditAction,
  type AuditValues,
  type PremiumPlan,
  premiumEnd,
  type Role,
  type UserListItem,
} from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { UserRow } from '../../db/schema.ts';
import { recordAct } from '../audit/record-act.ts';
import { endAllSessions } from '../authentication/list-sessions.ts';
import type { Services } from '../services.ts';
import { requireMayActOnUser, type Target } from './may-act-on-user.ts';
import { endSanctions, liftIfEnded } from './suspension.ts';
import { isBlocked, toIsoOrNull, toUserListItem } from './user-views.ts';

type Change = Partial<
  Pick<UserRow, 'status' | 'status_before' | 'suspended_until' | 'role' | 'premium_expires_at'>
>;

/** What an act changes; undefined where there is nothing to do. */
type Decide = (user: UserRow, time: number) => Change | undefined;

/** The values of a user that a change replaces. */
const valuesOf = (
  { status, suspended_until, role, premium_expires_at }: UserRow,
  change: Change,
): AuditValues => ({
  ...('status' in change ? { status } : {}),
  ...('suspended_until' in change ? { suspendedUntil: toIsoOrNull(suspended_until) } : {}),
  ...('role' in change ? { role } : {}),
  ...('premium_expires_at' in change ? { premiumExpiresAt: toIsoOrNull(premium_expires_at) } : {}),
});

async function act(
  services: Services,
  { id, actor }: Target,
  {
    action,
    decide,
    reason = null,
  }: { action: AuditAction; decide: Decide; reason?: string | null },
): Promise<UserListItem> {
  return services.database.transaction().execute(async (transaction) => {
    const held = await requireMayActOnUser(transaction, { id, actor });
    const user = await liftIfEnded({ ...services, database: transaction }, held);
    const change = decide(user, services.now());
    if (!change) return toUserListItem(user);
    await transaction.updateTable('users').set(change).where('id', '=', id).execute();
    if (action === 'user-block') await endAllSessions(transaction, id);
    if (action === 'user-unblock') {
      await endSanctions(transaction, { userId: id, time: services.now() });
    }
    const changed = { ...user, ...change };
    await recordAct(transaction, services, {
      action,
      actor,
      target: { kind: 'user', id, name: user.username },
      reason,
      before: valuesOf(user, change),
      after: valuesOf(changed, change),
    });
    return toUserListItem(changed);
  });
}

/**
 * Suspends a user and ends their sessions.
 * @throws ApiError `user-not-found` or `own-account`.
 */
export const blockUser = (services: Services, target: Target): Promise<UserListItem> =>
  act(services, target, {
    action: 'user-block',
    decide: ({ status }) => (isBlocked(status) ? undefined : { status: 'Suspended' }),
  });

/**
 * Lets a suspended or banned user sign in again, whoever decided it.
 * @throws ApiError `user-not-found` or `own-account`.
 */
export const unblockUser = (services: Services, target: Target): Promise<UserListItem> =>
  act(services, target, {
    action: 'user-unblock',
    decide: ({ status, suspended_until }) =>
      isBlocked(status)
        ? {
            status: 'Active',
            status_before: null,
            ...(suspended_until === null ? {} : { suspended_until: null }),
          }
        : undefined,
  });

const hasPremium = ({ premium_expires_at }: UserRow, time: number): boolean =>
  (premium_expires_at ?? 0) > time;

/**
 * Grants premium access from now on.
 * @throws ApiError `user-not-found`, `own-account` or `premium-active`.
 */
export const grantPremium = (
  services: Services,
  { plan, ...target }: Target & { plan: PremiumPlan },
): Promise<UserListItem> =>
  act(services, target, {
    action: 'premium-grant',
    decide: (user, time) => {
      if (hasPremium(user, time)) throw new ApiError('premium-active');
      return { premium_expires_at: premiumEnd(plan, time) };
    },
  });

/**
 * Ends premium access.
 * @throws ApiError `user-not-found` or `own-account`.
 */
export const revokePremium = (services: Services, target: Target): Promise<UserListItem> =>
  act(services, target, {
    action: 'premium-revoke',
    decide: (user, time) => (hasPremium(user, time) ? { premium_expires_at: null } : undefined),
  });

/**
 * Gives a user another role, effective with their next call.
 * @throws ApiError `user-not-found` or `own-account`.
 */
export const changeRole = (
  services: Services,
  { role, reason, ...target }: Target & { role: Role; reason: string },
): Promise<UserListItem> =>
  act(services, target, {
    action: 'role-change',
    reason,
    decide: (user) => (user.role === role ? undefined : { role }),
  });
