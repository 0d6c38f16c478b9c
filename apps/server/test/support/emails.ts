import { afterAll } from 'vitest';
import { linkIn, type MailCatcher, startMailCatcher } from '../../../../scripts/mailCatcher.ts';

/** A real mail server for the tests of a file, and the configuration that sends emails to it. */
export async function openMailCatcher(): Promise<
  MailCatcher & { configuration: { mail: { smtpUrl: string; from: string } } }
> {
  const catcher = await startMailCatcher();
  afterAll(() => catcher.close());
  const mail = { smtpUrl: catcher.url, from: 'Dreamfork <stories@example.org>' };
  return { ...catcher, configuration: { mail } };
}

/** The token in the next email to an address. */
export const nextToken = async (catcher: MailCatcher, to: string): Promise<string> =>
  linkIn(await catcher.next(to)).token;
