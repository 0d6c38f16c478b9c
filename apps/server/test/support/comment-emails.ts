import type { CaughtEmail, MailCatcher } from '../../../../scripts/mailCatcher.ts';
import { sendCommentEmails } from '../../src/services/feedback/comment-emails.ts';
import type { Services } from '../../src/services/services.ts';
import { later } from './later.ts';

/** Sums comments up so many milliseconds later, and gives the emails about them to an address. */
export async function commentEmailsTo(
  email: string,
  {
    services,
    mail,
    by = 2 * 60_000,
  }: { services: Services; mail: MailCatcher; by?: number | undefined },
): Promise<CaughtEmail[]> {
  const before = mail.emails().length;
  await later(services, by, async () => {
    await sendCommentEmails(services);
    await services.mailer.settled();
  });
  return mail
    .emails()
    .slice(before)
    .filter(({ to }) => to === email);
}
