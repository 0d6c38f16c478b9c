import type { Configuration } from '../../configuration/configuration.ts';
import { reasonOf } from '../../error-texts.ts';
import { createMailTransport } from '../mail/transport.ts';
import { composeEmail } from '../mail/write-email.ts';
import type { Finding } from './finding.ts';

const check = 'Mail';

type Settings = Pick<Configuration, 'dataDirectory' | 'mail'>;

/** Whether the mail server answers and takes the credentials; sends a test e-mail to an address that is given. */
export async function checkMail(configuration: Settings, to?: string): Promise<Finding> {
  const { smtpUrl } = configuration.mail;
  if (smtpUrl === undefined) {
    const sentence =
      'SMTP_URL is not set: e-mails are written to DATA_DIR/outbox and reach nobody.';
    return to === undefined
      ? { check, state: 'well', sentence }
      : { check, state: 'wrong', sentence, remedy: 'Set SMTP_URL and MAIL_FROM to send e-mails.' };
  }
  const { host } = new URL(smtpUrl);
  const transport = createMailTransport(configuration);
  try {
    await transport.check();
    if (to === undefined) {
      return { check, state: 'well', sentence: `${host} answers and takes the credentials.` };
    }
    await transport.deliver(to, composeEmail({ kind: 'test' }, 'en'));
    return { check, state: 'well', sentence: `${host} has taken a test e-mail for ${to}.` };
  } catch (error) {
    return {
      check,
      state: 'wrong',
      sentence: `${host} does not take e-mails: ${reasonOf(error)}.`,
      remedy:
        'See that SMTP_URL has the right host, port, user and password (smtps: for port 465, smtp: for 587), that MAIL_FROM is an address that the mail server lets you use, and that no firewall closes the port.',
    };
  } finally {
    transport.close();
  }
}
