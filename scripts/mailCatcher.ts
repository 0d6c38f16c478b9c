import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A letter as its reader sees it. */
export type CaughtLetter = {
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
  letters: () => readonly CaughtLetter[];
  /** The next letter to an address that has not been waited for before. */
  next: (to: string) => Promise<CaughtLetter>;
  /** Turns the next letters away: 451 is busy, 550 means never. */
  refuse: (count: number, code?: number) => void;
  close: () => Promise<void>;
};

type Waiting = { to: string; take: (letter: CaughtLetter) => void };

const patience = 15_000;

/** Reads a message as it travels, or as it lies in a file. */
export async function readLetter(raw: Buffer): Promise<CaughtLetter> {
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

/** The link in a letter, split into where it leads and the token behind it. */
export function linkIn({ text }: CaughtLetter): { url: string; path: string; token: string } {
  const url = /https?:\/\/\S+/.exec(text)?.[0];
  if (!url) throw new Error(`There is no link in the letter:\n${text}`);
  const { pathname, hash } = new URL(url);
  return { url, path: pathname, token: new URLSearchParams(hash.slice(1)).get('token') ?? '' };
}

/** Starts a real mail server on this machine that keeps every letter it gets. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const letters: CaughtLetter[] = [];
  const unread: CaughtLetter[] = [];
  const waiting = new Set<Waiting>();
  let refusals = { left: 0, code: 451 };

  const receive = (letter: CaughtLetter) => {
    letters.push(letter);
    for (const reader of waiting) {
      if (reader.to !== letter.to) continue;
      reader.take(letter);
      return;
    }
    unread.push(letter);
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
        readLetter(Buffer.concat(chunks)).then(
          (letter) => {
            receive(letter);
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
    letters: () => letters,
    next: (to) =>
      new Promise((resolve, reject) => {
        const index = unread.findIndex((letter) => letter.to === to);
        const [letter] = index < 0 ? [] : unread.splice(index, 1);
        if (letter) {
          resolve(letter);
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
          reject(new Error(`No letter came to ${to} within ${patience / 1000} s.`));
        }, patience);
        waiting.add(reader);
      }),
    refuse: (left, code = 451) => {
      refusals = { left, code };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
