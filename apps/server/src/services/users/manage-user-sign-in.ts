import type { AuditAction } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database, UserRow } from '../../db/schema.ts';
import { type EmailPurpose, sendAccountEmail, sendLinkEmail } from '../account/account-emails.ts';
import { recordAct } from '../audit/record-act.ts';
import { endAllSessions, endOwnSession } from '../authentication/list-sessions.ts';
import { hasSecondFactor, removeSecondFactor } from '../authentication/second-factor.ts';
import type { Services } from '../services.ts';
import { requireMayActOnUser, type Target } from './may-act-on-user.ts';
import { liftIfEnded } from './suspension.ts';
import { isBlocked } from './user-views.ts';

const targetOf = ({ id, username }: UserRow) => ({ kind: 'user' as const, id, name: username });

const countSessions = async (transaction: Database, { now }: Services, userId: string) => {
  const { count } = await transaction
    .selectFrom('sessions')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now())
    .executeTakeFirstOrThrow();
  return Number(count);
};

const endSessions = (
  services: Services,
  { id, actor }: Target,
  { action, end }: { action: AuditAction; end: (transaction: Database) => Promise<void> },
): Promise<void> =>
  services.database.transaction().execute(async (transaction) => {
    const user = await requireMayActOnUser(transaction, { id, actor });
    const before = await countSessions(transaction, services, id);
    await end(transaction);
    const after = await countSessions(transaction, services, id);
    if (before === after) return;
    await recordAct(transaction, services, {
      action,
      actor,
      target: targetOf(user),
      before: { sessions: before },
      after: { sessions: after },
    });
  });

/**
 * Ends a session of another user.
 * @throws ApiError `user-not-found`, `own-account` or `session-not-found`.
 */
export const endUserSession = (
  services: Services,
  { sessionId, ...target }: Target & { sessionId: string },
): Promise<void> =>
  endSessions(services, target, {
    action: 'session-end',
    end: (database) => endOwnSession(database, { userId: target.id, sessionId }),
  });

/**
 * Ends every session of another user.
 * @throws ApiError `user-not-found` or `own-account`.
 */
export const endUserSessions = (services: Services, target: Target): Promise<void> =>
  endSessions(services, target, {
    action: 'sessions-end',
    end: (database) => endAllSessions(database, target.id),
  });

type Recipient = Target & { siteAddress: string };

async function sendToUser(
  services: Services,
  { id, actor, siteAddress }: Recipient,
  {
    action,
    purpose,
    check,
  }: { action: AuditAction; purpose: EmailPurpose; check: (user: UserRow) => void },
): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const within = { ...services, database: transaction };
    const target = await requireMayActOnUser(transaction, { id, actor });
    const held = await liftIfEnded(within, target);
    check(held);
    await recordAct(transaction, services, { action, actor, target: targetOf(held) });
    await sendLinkEmail(within, held, { purpose, siteAddress });
  });
}

/**
 * Sends another user the email that confirms their address.
 * @throws ApiError `user-not-found`, `own-account` or `email-confirmed`.
 */
export const sendUserConfirmation = (services: Services, recipient: Recipient): Promise<void> =>
  sendToUser(services, recipient, {
    action: 'confirmation-send',
    purpose: 'confirmation',
    check: ({ email_confirmed }) => {
      if (email_confirmed === 1) throw new ApiError('email-confirmed');
    },
  });

/**
 * Sends another user the email for a new password.
 * @throws ApiError `user-not-found`, `own-account` or `user-blocked`.
 */
export const sendUserPasswordReset = (services: Services, recipient: Recipient): Promise<void> =>
  sendToUser(services, recipient, {
    action: 'password-reset-send',
    purpose: 'password-reset',
    check: ({ status }) => {
      if (isBlocked(status)) throw new ApiError('user-blocked');
    },
  });

/**
 * Turns two-step sign-in of another user off, ends their sessions and tells them by email; without it, nothing
 * happens.
 * @throws ApiError `user-not-found` or `own-account`.
 */
export async function resetUserTwoFactor(services: Services, { id, actor }: Target): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const within = { ...services, database: transaction };
    const held = await requireMayActOnUser(transaction, { id, actor });
    if (!(await hasSecondFactor(within, id))) return;
    await removeSecondFactor(transaction, id);
    await endAllSessions(transaction, id);
    await recordAct(transaction, services, {
      action: 'two-factor-reset',
      actor,
      target: targetOf(held),
      before: { twoFactor: true },
      after: { twoFactor: false },
    });
    await sendAccountEmail(within, held, { kind: 'two-factor-reset' });
  });
}
