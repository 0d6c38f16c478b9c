import type { changeEmailRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Viewer } from '../authentication/sessions.ts';
import type { Services } from '../services.ts';
import { accountKey } from '../users/account-key.ts';
import { userByEmail } from '../users/user-by-email.ts';
import { postLetter, postLink } from './account-letters.ts';
import { provePresence } from './prove-presence.ts';

type Wish = z.output<typeof changeEmailRequest> & { siteAddress: string };

/**
 * Sends a link to the new address, and a notice to the old one. Until the link is followed nothing changes.
 * @throws ApiError `password-wrong`, `sign-in-too-old`, `email-taken`, or `request-invalid` for the address there is.
 */
export async function changeEmail(
  services: Services,
  viewer: Viewer,
  { email, currentPassword, siteAddress }: Wish,
): Promise<void> {
  await provePresence(services, viewer, currentPassword);
  const { user } = viewer;
  if (accountKey(email) === user.email_key) {
    throw new ApiError('request-invalid', { errors: [{ code: 'email-same', path: 'email' }] });
  }
  if (await userByEmail(services.database, email)) throw new ApiError('email-taken');
  await postLink(services, user, { purpose: 'email-change', email, siteAddress });
  postLetter(services, user, { kind: 'email-change-notice', newAddress: email });
}
