import type { changeEmailRequest, changePasswordRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Viewer } from '../authentication/sessions.ts';
import type { Services } from '../services.ts';
import { accountKey, userByEmail } from '../users/user-keys.ts';
import { sendAccountEmail, sendLinkEmail } from './account-emails.ts';
import { dropLinks } from './link-tokens.ts';
import { reauthenticate } from './reauthenticate.ts';

type Wish = z.output<typeof changeEmailRequest> & { siteAddress: string };

/**
 * Sends a link to the new address, and a notice to the old one. The change takes effect when the link is opened.
 * @throws ApiError `password-wrong`, `sign-in-too-old`, `email-taken`, or `request-invalid` for the current address.
 */
export async function changeEmail(
  services: Services,
  viewer: Viewer,
  { email, currentPassword, siteAddress }: Wish,
): Promise<void> {
  await reauthenticate(services, viewer, currentPassword);
  const { user } = viewer;
  if (accountKey(email) === user.email_key) {
    throw new ApiError('request-invalid', { errors: [{ code: 'email-same', path: 'email' }] });
  }
  if (await userByEmail(services.database, email)) throw new ApiError('email-taken');
  await services.database.transaction().execute(async (transaction) => {
    const within = { ...services, database: transaction };
    await sendLinkEmail(within, user, { purpose: 'email-change', email, siteAddress });
    await sendAccountEmail(within, user, { kind: 'email-change-notice', newAddress: email });
  });
}

/**
 * Changes the password and ends every other session.
 * @throws ApiError `password-wrong` or `sign-in-too-old`.
 */
export async function changePassword(
  services: Services,
  viewer: Viewer,
  { currentPassword, newPassword }: z.output<typeof changePasswordRequest>,
): Promise<void> {
  await reauthenticate(services, viewer, currentPassword);
  const { user, sessionId } = viewer;
  const passwordHash = await services.passwords.hash(newPassword);
  await services.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', user.id)
      .execute();
    await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', user.id)
      .where('id', '!=', sessionId)
      .execute();
    await dropLinks(transaction, user.id);
    const within = { ...services, database: transaction };
    await sendAccountEmail(within, user, { kind: 'password-changed' });
  });
}
