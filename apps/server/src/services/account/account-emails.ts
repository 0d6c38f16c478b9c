import { emailLinkPages } from '@dreamfork/api-client/contract';
import type { UserRow } from '../../db/schema.ts';
import type { LinkPurpose } from '../../db/tables/accounts.ts';
import type { Email } from '../../messages/emails/email.ts';
import { composeEmail } from '../mail/write-email.ts';
import type { Services } from '../services.ts';
import { issueLink } from './link-tokens.ts';

type Recipient = Pick<UserRow, 'id' | 'email' | 'language'>;

const pages = {
  confirmation: emailLinkPages.confirmEmail,
  'email-change': emailLinkPages.confirmEmail,
  'password-reset': emailLinkPages.resetPassword,
} satisfies Partial<Record<LinkPurpose, string>>;

/** Purposes of links that are all that their email is about. */
export type EmailPurpose = keyof typeof pages;

/** Sends an email to a user, in their language. */
export function sendAccountEmail(
  { mailer }: Services,
  { email: to, language }: Pick<UserRow, 'email' | 'language'>,
  email: Email,
): void {
  mailer.post({ kind: email.kind, to, email: composeEmail(email, language) });
}

type LinkEmail = {
  purpose: EmailPurpose;
  /** The recipient. @default the user's address */
  email?: string;
  /** The address of the site, without a slash at the end. */
  siteAddress: string;
};

/** Sends a link that works once. The token is in the fragment, which browsers send to no server. */
export async function sendLinkEmail(
  services: Services,
  user: Recipient,
  { purpose, email = user.email, siteAddress }: LinkEmail,
): Promise<void> {
  const token = await issueLink(services, { userId: user.id, purpose, email });
  const url = `${siteAddress}${pages[purpose]}#token=${token}`;
  sendAccountEmail(services, { email, language: user.language }, { kind: purpose, url });
}
