import { emailLinkPages, ownDecisionsPage } from '@dreamfork/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { emailLinkAddress } from '../configuration/public-address.ts';
import type { CaseRow } from '../db/schema.ts';
import type { DecisionSubject, Email } from '../messages/emails/email.ts';
import { sendAccountEmail } from '../services/account/account-emails.ts';
import { issueLink } from '../services/account/link-tokens.ts';
import { notify } from '../services/account/notify.ts';
import type { Writer } from '../services/moderation/decide.ts';
import { isAboutAuthor } from '../services/moderation/read-case.ts';
import type { Services } from '../services/services.ts';
import { isBlocked } from '../services/users/user-views.ts';

const done = { success: true } as const;

export type DecisionEmail = Extract<
  Email,
  { kind: 'content-removed' | 'sanction' | 'decision-reversed' | 'appeal-decided' }
>;

/** What a decision was about, as its emails name it. */
export const subjectOf = ({ outcome, kind }: CaseRow): DecisionSubject => {
  if (outcome === 'notice' || outcome === 'suspended' || outcome === 'banned') return outcome;
  return kind;
};

type Recipient = {
  request: FastifyRequest;
  writer: Writer;
  /** The case of a decision about the author, whose account is or was blocked by it. */
  row?: CaseRow;
};

/**
 * Sends an email with a link to the decisions, unless the user wants none. What is decided about an account is
 * always told; the blocked get a link that needs no session. Nobody is left to tell where the account was erased.
 */
export async function sendDecision(
  services: Services,
  { request, writer, row }: Recipient,
  email: (url: string) => DecisionEmail,
): Promise<typeof done> {
  if (writer.erased_at !== null) return done;
  const blocks = row !== undefined && isAboutAuthor(row) && row.outcome !== 'notice';
  const siteAddress = emailLinkAddress(services.configuration, request);
  if (!blocks && !isBlocked(writer.status)) {
    await notify(services, writer, {
      email: email(`${siteAddress}${ownDecisionsPage}`),
      siteAddress,
    });
    return done;
  }
  const token = isBlocked(writer.status)
    ? await issueLink(services, { userId: writer.id, purpose: 'decision', email: writer.email })
    : undefined;
  const page = token === undefined ? ownDecisionsPage : `${emailLinkPages.decision}#token=${token}`;
  await sendAccountEmail(services, writer, email(`${siteAddress}${page}`));
  return done;
}
