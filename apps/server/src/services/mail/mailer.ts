import type { MailTransport } from './transport.ts';
import type { WrittenEmail } from './write-email.ts';

/** An address for the log: `a…@example.org`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${address.slice(0, 1)}…${address.slice(at)}`;
}

/** A log entry about an email, without its content. */
export type MailReport = {
  state: 'sent' | 'delayed' | 'failed';
  /** The kind of the email. */
  kind: string;
  /** The recipient's address, masked. */
  to: string;
  attempt: number;
  /** Name of the file in the outbox. */
  file?: string;
  error?: string;
};

export type OutgoingEmail = { kind: string; to: string; email: WrittenEmail };

export type Mailer = {
  /** Rejects where the mail server does not answer. */
  check: () => Promise<void>;
  /** Queues an email. No call waits for its delivery or fails because of it. */
  post: (email: OutgoingEmail) => void;
  /** Runs a task that ends in an email after the response has been sent. */
  later: (kind: string, work: () => Promise<void>) => void;
  /** Resolves when every queued email has been sent or waits for its next attempt. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  transport: MailTransport;
  report: (report: MailReport) => void;
  /** Milliseconds before each attempt after the first. */
  delays?: readonly number[];
  /** Milliseconds that closing waits for emails in delivery. */
  patience?: number;
};

const second = 1000;
const minute = 60 * second;
export const retryDelays = [5 * second, 30 * second, 2 * minute, 10 * minute, 60 * minute];

const closingPatience = 3 * second;

// 5xx is a permanent failure.
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;

// Of an SMTP error only the kind and the code: its message may quote the email.
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return [code ?? error.name, responseCode].filter(Boolean).join(' ');
};

/** Sends emails in the background; failed ones are retried while the process runs. */
export function createMailer({
  transport,
  report,
  delays = retryDelays,
  patience = closingPatience,
}: Options): Mailer {
  const underWay = new Set<Promise<void>>();
  const waiting = new Map<NodeJS.Timeout, MailReport>();
  let isClosed = false;

  async function attempt(outgoing: OutgoingEmail, number: number): Promise<void> {
    const { kind, to, email } = outgoing;
    const facts = { kind, to: maskAddress(to), attempt: number };
    try {
      const file = await transport.deliver(to, email);
      report({ ...facts, state: 'sent', ...(file ? { file } : {}) });
    } catch (error) {
      const delay = isClosed || isFinal(error) ? undefined : delays[number - 1];
      const told = { ...facts, error: reasonOf(error) };
      report({ ...told, state: delay === undefined ? 'failed' : 'delayed' });
      if (delay !== undefined) wait(outgoing, { delay, last: { ...told, state: 'failed' } });
    }
  }

  function start(outgoing: OutgoingEmail, number: number): void {
    track(attempt(outgoing, number));
  }

  function wait(
    outgoing: OutgoingEmail,
    { delay, last }: { delay: number; last: MailReport },
  ): void {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      start(outgoing, last.attempt + 1);
    }, delay);
    timer.unref();
    waiting.set(timer, last);
  }

  async function afterwards(kind: string, work: () => Promise<void>): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    try {
      await work();
    } catch (error) {
      report({ kind, to: maskAddress(''), attempt: 0, state: 'failed', error: reasonOf(error) });
    }
  }

  const track = (work: Promise<void>) => {
    const running = work.finally(() => underWay.delete(running));
    underWay.add(running);
  };

  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };

  return {
    post: (outgoing) => start(outgoing, 1),
    later: (kind, work) => track(afterwards(kind, work)),
    settled,
    check: () => transport.check(),
    async close() {
      isClosed = true;
      for (const [timer, last] of waiting) {
        clearTimeout(timer);
        report(last);
      }
      waiting.clear();
      const enough = new Promise((resolve) => setTimeout(resolve, patience).unref());
      await Promise.race([settled(), enough]);
      transport.close();
    },
  };
}
