import { ApiError } from '../../api-error.ts';
import type { UserRow } from '../../db/schema.ts';
import type { Device } from '../../messages/device.ts';
import { checkSecondFactor } from '../authentication/second-factor.ts';
import { startSession } from '../authentication/sessions.ts';
import { recordFailure } from '../authentication/sign-in-failures.ts';
import { type Forgotten, postEmail } from '../mail/outgoing-emails.ts';
import type { Services } from '../services.ts';
import { isBlockedNow, liftIfEnded, requireUnblocked } from '../users/suspension.ts';
import { accountKey, userByEmail } from '../users/user-keys.ts';
import { isBlocked } from '../users/user-views.ts';
import { sendAccountEmail, sendLinkEmail } from './account-emails.ts';
import { markConfirmed } from './confirm-email.ts';
import { countCode, dropLinks, takeLink } from './link-tokens.ts';

/** Notes that somebody has forgotten a password. What is done here is the same for every address, and so is its time. */
export const requestPasswordReset = (services: Services, forgotten: Forgotten): Promise<void> =>
  postEmail(services, { userId: null, kind: 'password-reset', content: { forgotten } });

/** Sends an email to the owner of an address, if they may sign in. */
export async function sendPasswordReset(
  services: Services,
  { email, siteAddress }: Forgotten,
): Promise<void> {
  const user = await userByEmail(services.database, email);
  if (!user || isBlockedNow(user, services.now())) return;
  await sendLinkEmail(services, user, { purpose: 'password-reset', siteAddress });
}

type Reset = { token: string; password: string; code?: string | undefined };

/**
 * Sets a new password for the recipient of the email, which also confirms the address. Ends every session and
 * starts one here.
 * A wrong code, and an account that is blocked, are noted like those of a sign-in.
 * A link works until a reset succeeds or ten codes were tried: a mailbox alone does not open an account with
 * two-step sign-in.
 * @throws ApiError `link-expired`, `account-blocked` with a link to the decision, `second-factor-required` or `second-factor-invalid`.
 */
export async function resetPassword(
  services: Services,
  { token: linkToken, password, code }: Reset,
  { device, network }: { device: Device; network: string },
): Promise<{ user: UserRow; token: string }> {
  if (code !== undefined && !(await countCode(services.database, linkToken))) {
    throw new ApiError('link-expired');
  }
  const passwordHash = await services.passwords.hash(password);
  let recipient: string | undefined;
  let blocked: UserRow | undefined;
  const change = services.database.transaction().execute(async (transaction) => {
    const link = await takeLink(transaction, {
      token: linkToken,
      purposes: ['password-reset'],
      now: services.now(),
    });
    if (!link) return undefined;
    recipient = link.userId;
    const updated = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', link.userId)
      .where('email_key', '=', accountKey(link.email))
      .returningAll()
      .executeTakeFirst();
    if (!updated) return undefined;
    const changed = await liftIfEnded({ ...services, database: transaction }, updated);
    await checkSecondFactor({ ...services, database: transaction }, changed.id, code);
    if (isBlocked(changed.status)) {
      blocked = changed;
      throw new ApiError('account-blocked');
    }
    await transaction.deleteFrom('sessions').where('user_id', '=', changed.id).execute();
    await dropLinks(transaction, changed.id);
    const within = { ...services, database: transaction };
    await sendAccountEmail(within, changed, { kind: 'password-changed' });
    return markConfirmed(services, transaction, changed);
  });
  const user = await change.catch(async (error: unknown) => {
    // Outside the transaction, which is undone: the note stays, and the refusal has a link to the decision.
    if (recipient !== undefined && error instanceof ApiError) {
      await recordFailure(services, { error, user: { id: recipient }, network });
    }
    if (blocked) await requireUnblocked(services, blocked);
    throw error;
  });
  if (!user) throw new ApiError('link-expired');
  return { user, token: await startSession(services, { user, isRemembered: false, device }) };
}
