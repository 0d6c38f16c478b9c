import { ApiError } from '../../api-error.ts';
import type { Services } from '../services.ts';
import { accountKey } from '../users/account-key.ts';
import { userByEmail } from '../users/user-by-email.ts';
import { isBlocked } from '../users/user-views.ts';
import { postLetter, postLink } from './account-letters.ts';
import { markConfirmed } from './confirm-email.ts';
import { dropLinks, takeLink } from './link-tokens.ts';

type Forgotten = { email: string; siteAddress: string };

/** Writes to the owner of an address, if there is one who may sign in. */
export async function sendPasswordReset(
  services: Services,
  { email, siteAddress }: Forgotten,
): Promise<void> {
  const user = await userByEmail(services.database, email);
  if (!user || isBlocked(user.status)) return;
  await postLink(services, user, { purpose: 'password-reset', siteAddress });
}

/**
 * Sets a new password for who got the letter, which also shows that the address is theirs. Ends every session.
 * @throws ApiError `link-expired`.
 */
export async function resetPassword(
  services: Services,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const passwordHash = await services.passwords.hash(password);
  const user = await services.database.transaction().execute(async (transaction) => {
    const link = await takeLink(transaction, {
      token,
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
    await transaction.deleteFrom('sessions').where('user_id', '=', changed.id).execute();
    await dropLinks(transaction, changed.id);
    await markConfirmed(services, transaction, changed);
    return changed;
  });
  if (!user) throw new ApiError('link-expired');
  postLetter(services, user, { kind: 'password-changed' });
}
