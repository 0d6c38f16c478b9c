import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { waitLimit } from './timeLimits.ts';

/** An email as its reader sees it. */
export type CaughtEmail = {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** The message as it came over the wire. */
  raw: string;
};

export type MailCatcher = {
  /** For SMTP_URL. */
  url: string;
  emails: () => readonly CaughtEmail[];
  /** The next email to an address that no earlier call has returned. */
  next: (to: string) => Promise<CaughtEmail>;
  /** Rejects the next emails: 451 is temporary, 550 permanent. */
  refuse: (count: number, code?: number) => void;
  close: () => Promise<void>;
};

type Waiting = { to: string; take: (email: CaughtEmail) => void };

/** Parses a raw message. */
export async function readEmail(raw: Buffer): Promise<CaughtEmail> {
  const { to, from, subject, text, html } = await PostalMime.parse(raw);
  return {
    to: to?.[0]?.address ?? '',
    from: from?.address ?? '',
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    raw: raw.toString(),
  };
}

/** The link in an email, split into its path and its token. */
export function linkIn({ text }: CaughtEmail): { url: string; path: string; token: string } {
  const url = /https?:\/\/\S+/.exec(text)?.[0];
  if (!url) throw new Error(`There is no link in the email:\n${text}`);
  const { pathname, hash } = new URL(url);
  return { url, path: pathname, token: new URLSearchParams(hash.slice(1)).get('token') ?? '' };
}

/** Starts a real mail server on this machine that stores every email. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const emails: CaughtEmail[] = [];
  const unread: CaughtEmail[] = [];
  const waiting = new Set<Waiting>();
  let refusals = { left: 0, code: 451 };

  const receive = (email: CaughtEmail) => {
    emails.push(email);
    for (const reader of waiting) {
      if (reader.to !== email.to) continue;
      reader.take(email);
      return;
    }
    unread.push(email);
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, finish) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals.left > 0) {
          refusals.left -= 1;
          finish(Object.assign(new Error('No'), { responseCode: refusals.code }));
          return;
        }
        readEmail(Buffer.concat(chunks)).then(
          (email) => {
            receive(email);
            finish();
          },
          (error: unknown) => finish(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    emails: () => emails,
    next: (to) =>
      new Promise((resolve, reject) => {
        const index = unread.findIndex((email) => email.to === to);
        const [email] = index < 0 ? [] : unread.splice(index, 1);
        if (email) {
          resolve(email);
          return;
        }
        const reader: Waiting = {
          to,
          take(arrived) {
            clearTimeout(timer);
            waiting.delete(reader);
            resolve(arrived);
          },
        };
        const timer = setTimeout(() => {
          waiting.delete(reader);
          reject(new Error(`No email came to ${to} within ${waitLimit / 1000} s.`));
        }, waitLimit);
        waiting.add(reader);
      }),
    refuse: (left, code = 451) => {
      refusals = { left, code };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
