import type { EmailKind } from '@dreamfork/api-client/contract';
import { requestContext } from '@fastify/request-context';
import { isPostgres } from '../../db/engine.ts';
import type { Database, OutgoingEmailRow } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import type { WrittenEmail } from './write-email.ts';

/**
 * How long a process may take to send an e-mail, in milliseconds. The time limits of the transport end an attempt
 * before; after this time the process is taken for dead, and another one sends the e-mail.
 */
const leaseLength = 5 * 60 * 1000;

const waitingMaximum = 10_000;
const failedMaximum = 1000;
const failedFor = 30 * 24 * 60 * 60 * 1000;

/** An address for the log and for administrators: `a…@example.org`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${address.slice(0, 1)}…${address.slice(at)}`;
}

/** Somebody who has forgotten a password; whether the address has an account is looked up when the answer is out. */
export type Forgotten = { email: string; siteAddress: string };

export type EmailContent = { to: string; email: WrittenEmail } | { forgotten: Forgotten };

type Outgoing = {
  userId: string | null;
  kind: EmailKind;
  content: EmailContent;
  /** After it the e-mail is not sent. @default it has no end */
  expiresAt?: number;
};

/** Stores an e-mail, in the transaction of the change that causes it where there is one, to be sent soon. */
export async function postEmail(
  { database, encryption, mailer, newId, now }: Services,
  { userId, kind, content, expiresAt }: Outgoing,
): Promise<void> {
  const id = newId();
  const time = now();
  await database
    .insertInto('outgoing_emails')
    .values({
      id,
      user_id: userId,
      kind,
      recipient: maskAddress('to' in content ? content.to : content.forgotten.email),
      created_at: time,
      expires_at: expiresAt ?? null,
      next_attempt_at: time,
      request_id: requestContext.get('requestId') ?? null,
      content: encryption.encrypt(JSON.stringify(content), id),
    })
    .execute();
  mailer.wake();
}

/** Deletes e-mails of a user whose links do not work any more. */
export async function dropEmails(
  database: Database,
  { userId, kinds }: { userId: string; kinds: readonly EmailKind[] },
): Promise<void> {
  await database
    .deleteFrom('outgoing_emails')
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .execute();
}

/** Takes e-mails that are due, those that have waited longest first. Of several processes one gets each. */
export function claimEmails(
  { database, now }: Services,
  count: number,
): Promise<OutgoingEmailRow[]> {
  const time = now();
  return database
    .with('due', (query) =>
      query
        .selectFrom('outgoing_emails')
        .select('id')
        .where('failed_at', 'is', null)
        .where('next_attempt_at', '<=', time)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(count)
        .$if(isPostgres(database), (due) => due.forUpdate().skipLocked()),
    )
    .updateTable('outgoing_emails')
    .set((expression) => ({
      attempts: expression('attempts', '+', 1),
      next_attempt_at: time + leaseLength,
    }))
    .where('id', 'in', (query) => query.selectFrom('due').select('id'))
    .returningAll()
    .execute();
}

/** An e-mail in the attempt that a process claimed; a later claim is another one. */
export type Claimed = Pick<OutgoingEmailRow, 'id' | 'attempts'>;

export async function deleteClaimed(
  database: Database,
  { id, attempts }: Claimed,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('outgoing_emails')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const changeClaimed = (
  database: Database,
  { id, attempts }: Claimed,
  change: Partial<Pick<OutgoingEmailRow, 'next_attempt_at' | 'error' | 'failed_at'>>,
) =>
  database
    .updateTable('outgoing_emails')
    .set(change)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('failed_at', 'is', null)
    .execute();

/** Gives e-mails up that are too many, and forgets what was given up long ago. */
export async function pruneEmails({ database, now }: Services): Promise<void> {
  const time = now();
  const emails = database.selectFrom('outgoing_emails');
  const firstTooMany = await emails
    .select('next_attempt_at')
    .where('failed_at', 'is', null)
    .orderBy('next_attempt_at')
    .offset(waitingMaximum)
    .limit(1)
    .executeTakeFirst();
  if (firstTooMany) {
    await database
      .updateTable('outgoing_emails')
      .set({ failed_at: time, error: 'queue-full' })
      .where('failed_at', 'is', null)
      .where('next_attempt_at', '>=', firstTooMany.next_attempt_at)
      .execute();
  }
  const lastKept = await emails
    .select('failed_at')
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .offset(failedMaximum)
    .limit(1)
    .executeTakeFirst();
  await database
    .deleteFrom('outgoing_emails')
    .where('failed_at', '<=', Math.max(time - failedFor, lastKept?.failed_at ?? 0))
    .execute();
}

const encryptedAtOnce = 100;

/** Encrypts the e-mails that wait by the first of the operator's keys. */
export async function encryptEmails({ database, encryption }: Services): Promise<void> {
  for (let doneUpTo = ''; ; ) {
    const rows = await database
      .selectFrom('outgoing_emails')
      .select(['id', 'content'])
      .where('content', 'not like', `${encryption.prefix}%`)
      .where('id', '>', doneUpTo)
      .orderBy('id')
      .limit(encryptedAtOnce)
      .execute();
    for (const { id, content: stored } of rows) {
      const content = encryption.decrypt(stored, id);
      // One that no key opens is given up when its turn comes.
      if (content === undefined) continue;
      await database
        .updateTable('outgoing_emails')
        .set({ content: encryption.encrypt(content, id) })
        .where('id', '=', id)
        .execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    doneUpTo = last.id;
  }
}
