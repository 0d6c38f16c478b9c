import { emailLinkPages } from '@dreamfork/api-client/contract';
import type { UserRow } from '../../db/schema.ts';
import type { LinkPurpose } from '../../db/tables/accounts.ts';
import type { Email } from '../../messages/emails/email.ts';
import { dropEmails, postEmail } from '../mail/outgoing-emails.ts';
import { composeEmail } from '../mail/write-email.ts';
import type { Services } from '../services.ts';
import { issueLink, linkLifetimes } from './link-tokens.ts';

type Recipient = Pick<UserRow, 'email' | 'language'> & {
  /** Null where the account does not exist any more. */
  id: string | null;
};

const pages = {
  confirmation: emailLinkPages.confirmEmail,
  'email-change': emailLinkPages.confirmEmail,
  'password-reset': emailLinkPages.resetPassword,
} satisfies Partial<Record<LinkPurpose, string>>;

/** Purposes of links that are all that their email is about. */
export type EmailPurpose = keyof typeof pages;

/** Sends an email to a user, in their language. */
export const sendAccountEmail = (
  services: Services,
  { id: userId, email: to, language }: Recipient,
  email: Email,
): Promise<void> =>
  postEmail(services, {
    userId,
    kind: email.kind,
    content: { to, email: composeEmail(email, language) },
  });

type LinkEmail = {
  purpose: EmailPurpose;
  /** The recipient. @default the user's address */
  email?: string;
  /** The address of the site, without a slash at the end. */
  siteAddress: string;
};

/**
 * Sends a link that works once, in the place of an earlier one. The token is in the fragment, which browsers send to
 * no server.
 */
export async function sendLinkEmail(
  services: Services,
  { id: userId, language, email: ownEmail }: Pick<UserRow, 'id' | 'email' | 'language'>,
  { purpose, email: to = ownEmail, siteAddress }: LinkEmail,
): Promise<void> {
  const token = await issueLink(services, { userId, purpose, email: to });
  const url = `${siteAddress}${pages[purpose]}#token=${token}`;
  await dropEmails(services.database, { userId, kinds: [purpose] });
  await postEmail(services, {
    userId,
    kind: purpose,
    content: { to, email: composeEmail({ kind: purpose, url }, language) },
    expiresAt: services.now() + linkLifetimes[purpose],
  });
}
