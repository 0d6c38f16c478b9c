import {
  type AuditAction,
  type AuditValues,
  type PremiumPlan,
  premiumEnd,
  type UserListItem,
} from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import { isPostgres } from '../../db/engine.ts';
import type { Database, UserRow } from '../../db/schema.ts';
import { type Actor, recordAct } from '../audit/record-act.ts';
import { endAllSessions } from '../authentication/list-sessions.ts';
import type { Services } from '../services.ts';
import { isBlocked, toIsoOrNull, toUserListItem } from './user-views.ts';

type Part = Pick<Services, 'database' | 'newId' | 'now'>;
type Target = { id: string; actor: Actor };
type Change = Partial<Pick<UserRow, 'status' | 'premium_expires_at'>>;

/** What an act changes; undefined where there is nothing to do. */
type Decide = (user: UserRow, time: number) => Change | undefined;

const valuesOf = (change: Change): AuditValues => ({
  ...(change.status === undefined ? {} : { status: change.status }),
  ...(change.premium_expires_at === undefined
    ? {}
    : { premiumExpiresAt: toIsoOrNull(change.premium_expires_at) }),
});

/** Reads actor and target and holds them until the transaction ends, so that two administrators cannot block each other. */
async function holdUsers(transaction: Database, { id, actor }: Target): Promise<UserRow> {
  const users = await transaction
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', [id, actor.id])
    .orderBy('id')
    // SQLite runs one write transaction at a time.
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  const acting = users.find((user) => user.id === actor.id);
  if (acting?.role !== 'Admin' || isBlocked(acting.status)) throw new ApiError('forbidden');
  const user = users.find((one) => one.id === id);
  if (!user) throw new ApiError('user-not-found');
  return user;
}

async function act(
  services: Part,
  { id, actor }: Target,
  { action, decide }: { action: AuditAction; decide: Decide },
): Promise<UserListItem> {
  if (id === actor.id) throw new ApiError('own-account');
  return services.database.transaction().execute(async (transaction) => {
    const user = await holdUsers(transaction, { id, actor });
    const change = decide(user, services.now());
    if (!change) return toUserListItem(user);
    await transaction.updateTable('users').set(change).where('id', '=', id).execute();
    if (action === 'user-block') await endAllSessions({ database: transaction }, id);
    const { status, premium_expires_at } = user;
    await recordAct(transaction, services, {
      action,
      actor,
      target: { kind: 'user', id, name: user.username },
      before: valuesOf(change.status === undefined ? { premium_expires_at } : { status }),
      after: valuesOf(change),
    });
    return toUserListItem({ ...user, ...change });
  });
}

/**
 * Suspends a user and ends their sessions.
 * @throws ApiError `user-not-found` or `own-account`.
 */
export const blockUser = (services: Part, target: Target): Promise<UserListItem> =>
  act(services, target, {
    action: 'user-block',
    decide: ({ status }) => (isBlocked(status) ? undefined : { status: 'Suspended' }),
  });

/**
 * Lets a suspended or banned user sign in again.
 * @throws ApiError `user-not-found` or `own-account`.
 */
export const unblockUser = (services: Part, target: Target): Promise<UserListItem> =>
  act(services, target, {
    action: 'user-unblock',
    decide: ({ status }) => (isBlocked(status) ? { status: 'Active' } : undefined),
  });

const hasPremium = ({ premium_expires_at }: UserRow, time: number): boolean =>
  (premium_expires_at ?? 0) > time;

/**
 * Grants premium access from now on.
 * @throws ApiError `user-not-found`, `own-account` or `premium-active`.
 */
export const grantPremium = (
  services: Part,
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
export const revokePremium = (services: Part, target: Target): Promise<UserListItem> =>
  act(services, target, {
    action: 'premium-revoke',
    decide: (user, time) => (hasPremium(user, time) ? { premium_expires_at: null } : undefined),
  });
