import type { changePasswordRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import type { Viewer } from '../authentication/sessions.ts';
import type { Services } from '../services.ts';
import { sendAccountEmail } from './account-emails.ts';
import { dropLinks } from './link-tokens.ts';
import { reauthenticate } from './reauthenticate.ts';

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
  });
  sendAccountEmail(services, user, { kind: 'password-changed' });
}
