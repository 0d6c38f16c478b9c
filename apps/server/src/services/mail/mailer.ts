import { setTimeout as wait } from 'node:timers/promises';
import { asyncLocalStorage, type RequestContext } from '@fastify/request-context';
import type { OutgoingEmailRow } from '../../db/schema.ts';
import { repeat } from '../../document/repeat.ts';
import { sendPasswordReset } from '../account/reset-password.ts';
import type { Mailer, Services } from '../services.ts';
import {
  changeClaimed,
  claimEmails,
  deleteClaimed,
  type EmailContent,
  pruneEmails,
} from './outgoing-emails.ts';
import type { MailTransport } from './transport.ts';

/** A log entry about an e-mail, without its content. */
export type MailReport = {
  state: 'sent' | 'delayed' | 'failed';
  kind: string;
  /** The recipient's address, shortened. */
  to: string;
  attempt: number;
  /** The id of the request that caused it. */
  reqId?: string;
  /** Name of the file in the outbox. */
  file?: string;
  error?: string;
};

type Options = {
  transport: MailTransport;
  report: (report: MailReport) => void;
  /** Called with the error of a database that could not be asked; the next look tries again. */
  onFailure: (error: unknown) => void;
  /** Milliseconds that closing waits for e-mails in delivery. */
  patience?: number;
};

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds before each attempt after the first. */
const delays = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  hour,
  4 * hour,
  12 * hour,
  24 * hour,
];

const lookEvery = 5 * second;
/** The transaction that writes an e-mail ends within this time, or the next look finds the e-mail. */
const lookAfter = 50;
/** As many as the transport has connections. */
const atOnce = 2;
const closingPatience = 3 * second;

// 5xx is a permanent failure of this e-mail, but not where the server refuses the operator's password.
const isFinal = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    (code === 'EENVELOPE' || code === 'EMESSAGE')
  );
};

// Of an SMTP error only the kind and the code: its message may quote the e-mail.
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return [code ?? error.name, responseCode].filter(Boolean).join(' ');
};

/** When to try again; undefined where no attempt is left before the end of the e-mail. */
function nextAttempt({ attempts, expires_at }: OutgoingEmailRow, time: number): number | undefined {
  const delay = delays[attempts - 1];
  if (delay === undefined) return undefined;
  return time + delay < (expires_at ?? Number.POSITIVE_INFINITY) ? time + delay : undefined;
}

/** Sends the e-mails of the database in the background, side by side with those of other processes. */
export function createMailer(
  servicesOf: () => Services,
  { transport, report, onFailure, patience = closingPatience }: Options,
): Mailer {
  const sending = new Map<string, OutgoingEmailRow>();
  /** Whether a look has been asked for that has not begun. */
  let isAwaited = false;
  let isClosed = false;

  /** Sends an e-mail, or finds out who has forgotten their password. */
  async function carryOut(row: OutgoingEmailRow, content: EmailContent) {
    const services = servicesOf();
    if ('to' in content) {
      const file = await transport.deliver(content.to, content.email);
      await deleteClaimed(services.database, row);
      report({ ...factsOf(row), state: 'sent', ...(file ? { file } : {}) });
      return;
    }
    // The library's types name what reads the store, not the store.
    const store = { requestId: row.request_id } as unknown as RequestContext;
    await asyncLocalStorage.run(store, () =>
      services.database.transaction().execute(async (transaction) => {
        if (!(await deleteClaimed(transaction, row))) return;
        await sendPasswordReset({ ...services, database: transaction }, content.forgotten);
      }),
    );
  }

  async function send(row: OutgoingEmailRow): Promise<void> {
    const { database, encryption, now } = servicesOf();
    const giveUp = async (error: string) => {
      await changeClaimed(database, row, { failed_at: now(), error });
      report({ ...factsOf(row), state: 'failed', error });
    };
    if (row.expires_at !== null && row.expires_at <= now()) return giveUp('expired');
    // Attempts that ended with their process have no failure to decide by.
    if (row.attempts > delays.length + 1) return giveUp(row.error ?? 'interrupted');
    const content = encryption.decrypt(row.content, row.id);
    if (content === undefined) return giveUp('unreadable');
    try {
      await carryOut(row, JSON.parse(content) as EmailContent);
    } catch (failure) {
      const error = reasonOf(failure);
      const next = isFinal(failure) ? undefined : nextAttempt(row, now());
      if (next === undefined) return giveUp(error);
      await changeClaimed(database, row, { next_attempt_at: next, error });
      report({ ...factsOf(row), state: 'delayed', error });
    }
  }

  async function track(row: OutgoingEmailRow): Promise<void> {
    sending.set(row.id, row);
    await send(row)
      .catch(onFailure)
      .finally(() => sending.delete(row.id));
  }

  async function lookForWork(): Promise<void> {
    isAwaited = false;
    if (isClosed) return;
    await pruneEmails(servicesOf());
    while (!isClosed) {
      const claimed = await claimEmails(servicesOf(), atOnce);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map(track));
    }
  }

  const look = repeat(lookForWork, { every: lookEvery, onFailure });
  return {
    check: () => transport.check(),
    wake() {
      if (isAwaited) return;
      isAwaited = true;
      setTimeout(() => void look.again(), lookAfter).unref();
    },
    settled: look.again,
    async close() {
      isClosed = true;
      await Promise.race([look.stop(), wait(patience, undefined, { ref: false })]);
      transport.close();
      const { database, now } = servicesOf();
      // The next process sends what this one could not finish; without the database the leases end by themselves.
      await Promise.all(
        [...sending.values()].map((row) =>
          changeClaimed(database, row, { next_attempt_at: now() }).catch(onFailure),
        ),
      );
    },
  };
}

const factsOf = ({ kind, recipient, attempts, request_id }: OutgoingEmailRow) => ({
  kind,
  to: recipient,
  attempt: attempts,
  ...(request_id === null ? {} : { reqId: request_id }),
});
