import { afterAll } from 'vitest';
import { linkIn, type MailCatcher, startMailCatcher } from '../../../../scripts/mailCatcher.ts';
import { type Account, registerAccount } from './accounts.ts';
import type { Send } from './send.ts';

/** A real mail server for the tests of a file, and the configuration that sends emails to it. */
export async function openMailCatcher(): Promise<
  MailCatcher & { configuration: { mail: { smtpUrl: string; from: string } } }
> {
  const catcher = await startMailCatcher();
  afterAll(() => catcher.close());
  const mail = { smtpUrl: catcher.url, from: 'Dreamfork <stories@example.org>' };
  return { ...catcher, configuration: { mail } };
}

/** A user whose first email has been read, and whose address is confirmed unless that is not wanted. */
export async function registerWithEmail(
  send: Send,
  catcher: MailCatcher,
  username: string,
  { isConfirmed = true } = {},
): Promise<Account & { email: string }> {
  const email = `${username}@example.org`;
  const account = await registerAccount(send, username);
  const token = await nextToken(catcher, email);
  if (isConfirmed) await send('POST', '/auth/email/confirm', { body: { token } });
  return { ...account, email };
}

/** The token in the next email to an address. */
export const nextToken = async (catcher: MailCatcher, to: string): Promise<string> =>
  linkIn(await catcher.next(to)).token;
