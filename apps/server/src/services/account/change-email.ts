import type { changeEmailRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Viewer } from '../authentication/sessions.ts';
import type { Services } from '../services.ts';
import { accountKey, userByEmail } from '../users/user-keys.ts';
import { sendAccountEmail, sendLinkEmail } from './account-emails.ts';
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
  await sendLinkEmail(services, user, { purpose: 'email-change', email, siteAddress });
  sendAccountEmail(services, user, { kind: 'email-change-notice', newAddress: email });
}
