import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Configuration } from '../../configuration/configuration.ts';
import type { WrittenEmail } from './write-email.ts';

/** Delivers emails. */
export type MailTransport = {
  /** Returns the file that the email was written to, if any. */
  deliver: (to: string, email: WrittenEmail) => Promise<string | undefined>;
  /** Rejects where the mail server does not answer. */
  check: () => Promise<void>;
  close: () => void;
};

const seconds = 1000;
const limits = {
  connectionTimeout: 10 * seconds,
  greetingTimeout: 10 * seconds,
  socketTimeout: 30 * seconds,
  // The content comes from users: it must not make the server read a file or an address.
  disableFileAccess: true,
  disableUrlAccess: true,
};

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const envelope = (
  from: string,
  to: string,
  { subject, text, html, oneClickUrl }: WrittenEmail,
) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(oneClickUrl === undefined ? {} : unsubscribeHeaders(oneClickUrl)),
  },
});

/** Sends emails through the operator's server. */
function createSmtp(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...limits, pool: true, maxConnections: 2 });
  return {
    async deliver(to, email) {
      await transport.sendMail(envelope(from, to, email));
      return undefined;
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** Writes emails into a folder, for operators without a mail server. */
function createOutbox(directory: string, from: string): MailTransport {
  const writer = createTransport({ ...limits, streamTransport: true, buffer: true });
  return {
    async deliver(to, email) {
      const { message } = await writer.sendMail(envelope(from, to, email));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const name = `${moment}-${randomBytes(4).toString('hex')}.eml`;
      await writeFile(join(directory, name), message, { mode: 0o600, flag: 'wx' });
      return name;
    },
    async check() {},
    close: () => writer.close(),
  };
}

/** The transport of the configuration. */
export const createMailTransport = ({
  mail,
  dataDirectory,
}: Pick<Configuration, 'mail' | 'dataDirectory'>): MailTransport =>
  mail.smtpUrl
    ? createSmtp(mail.smtpUrl, mail.from)
    : createOutbox(join(dataDirectory, 'outbox'), mail.from);
