import type { UserRow } from '../../db/schema.ts';
import type { Email } from '../../messages/emails/email.ts';
import { postEmail } from '../mail/outgoing-emails.ts';
import { composeEmail } from '../mail/write-email.ts';
import type { Services } from '../services.ts';
import { isBlocked } from '../users/user-views.ts';
import { unsubscribeLinks } from './unsubscribe.ts';

/** What decides whether a user gets emails that they can turn off, and in which language. */
export type Notified = Pick<
  UserRow,
  'id' | 'email' | 'language' | 'notifications' | 'email_confirmed' | 'status'
>;

/** Whether a user gets emails that can be turned off: not if they did, are blocked or have not confirmed their address. */
export const isWanted = ({ notifications, email_confirmed, status }: Notified): boolean =>
  notifications === 1 && email_confirmed === 1 && !isBlocked(status);

/** Sends an email with a way to get no more of its kind, unless the user wants none. */
export async function notify(
  services: Services,
  user: Notified,
  { email, siteAddress }: { email: Email; siteAddress: string },
): Promise<void> {
  if (!isWanted(user)) return;
  const unsubscribe = unsubscribeLinks(services, { userId: user.id, siteAddress });
  await postEmail(services, {
    userId: user.id,
    kind: email.kind,
    content: { to: user.email, email: composeEmail(email, user.language, unsubscribe) },
  });
}
