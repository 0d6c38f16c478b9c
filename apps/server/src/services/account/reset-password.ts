import { ApiError } from '../../api-error.ts';
import type { UserRow } from '../../db/schema.ts';
import type { Device } from '../authentication/device.ts';
import { startSession } from '../authentication/sessions.ts';
import type { Services } from '../services.ts';
import { accountKey, userByEmail } from '../users/user-keys.ts';
import { isBlocked } from '../users/user-views.ts';
import { sendAccountEmail, sendLinkEmail } from './account-emails.ts';
import { markConfirmed } from './confirm-email.ts';
import { dropLinks, takeLink } from './link-tokens.ts';

type Forgotten = { email: string; siteAddress: string };

/** Sends an email to the owner of an address, if they may sign in. */
export async function sendPasswordReset(
  services: Services,
  { email, siteAddress }: Forgotten,
): Promise<void> {
  const user = await userByEmail(services.database, email);
  if (!user || isBlocked(user.status)) return;
  await sendLinkEmail(services, user, { purpose: 'password-reset', siteAddress });
}

/**
 * Sets a new password for the recipient of the email, which also confirms the address. Ends every session and
 * starts one here.
 * @throws ApiError `link-expired` or `account-blocked`.
 */
export async function resetPassword(
  services: Services,
  { token: linkToken, password }: { token: string; password: string },
  device: Device,
): Promise<{ user: UserRow; token: string }> {
  const passwordHash = await services.passwords.hash(password);
  const user = await services.database.transaction().execute(async (transaction) => {
    const link = await takeLink(transaction, {
      token: linkToken,
      purposes: ['password-reset'],
      now: services.now(),
    });
    if (!link) return undefined;
    const changed = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', link.userId)
      .where('email_key', '=', accountKey(link.email))
      .returningAll()
      .executeTakeFirst();
    if (!changed) return undefined;
    if (isBlocked(changed.status)) throw new ApiError('account-blocked');
    await transaction.deleteFrom('sessions').where('user_id', '=', changed.id).execute();
    await dropLinks(transaction, changed.id);
    return markConfirmed(services, transaction, changed);
  });
  if (!user) throw new ApiError('link-expired');
  sendAccountEmail(services, user, { kind: 'password-changed' });
  return { user, token: await startSession(services, { user, isRemembered: false, device }) };
}
