import { letterPages } from '@dreamfork/api-client/contract';
import type { LinkPurpose, UserRow } from '../../db/schema.ts';
import type { Letter } from '../../messages/letters.ts';
import { composeLetter } from '../mail/compose-letter.ts';
import type { Services } from '../services.ts';
import { issueLink } from './link-tokens.ts';

type Recipient = Pick<UserRow, 'id' | 'email' | 'language'>;

const pages: Record<LinkPurpose, string> = {
  confirmation: letterPages.confirmEmail,
  'email-change': letterPages.confirmEmail,
  'password-reset': letterPages.resetPassword,
};

/** Writes to a user, in their language. */
export function postLetter(
  { mailer }: Pick<Services, 'mailer'>,
  { email, language }: Pick<UserRow, 'email' | 'language'>,
  letter: Letter,
): void {
  mailer.post({ kind: letter.kind, to: email, letter: composeLetter(letter, language) });
}

type LinkLetter = {
  purpose: LinkPurpose;
  /** Where the letter goes. @default the user's address */
  email?: string;
  /** Where the site stands, without a slash at the end. */
  siteAddress: string;
};

/** Sends a link that is good once. The token stands in the fragment, which no server and no referrer sees. */
export async function postLink(
  services: Pick<Services, 'database' | 'now' | 'mailer'>,
  user: Recipient,
  { purpose, email = user.email, siteAddress }: LinkLetter,
): Promise<void> {
  const token = await issueLink(services, { userId: user.id, purpose, email });
  const url = `${siteAddress}${pages[purpose]}#token=${token}`;
  postLetter(services, { email, language: user.language }, { kind: purpose, url });
}
