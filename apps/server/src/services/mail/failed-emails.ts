import type { FailedEmailListResponse } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database, OutgoingEmailRow } from '../../db/schema.ts';
import { type Actor, recordAct } from '../audit/record-act.ts';
import { readPage } from '../read-page.ts';
import type { Services } from '../services.ts';
import { toIso } from '../users/user-views.ts';

const hasEnded = ({ expires_at }: Pick<OutgoingEmailRow, 'expires_at'>, time: number): boolean =>
  expires_at !== null && expires_at <= time;

async function countEmails(database: Database) {
  const { waiting, failed } = await database
    .selectFrom('outgoing_emails')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.count<number>('failed_at').as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting) - Number(failed), failed: Number(failed) };
}

/**
 * A page of the e-mails that were given up, the latest first.
 * @throws ApiError `cursor-invalid`.
 */
export async function listFailedEmails(
  services: Services,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<FailedEmailListResponse> {
  const query = services.database
    .selectFrom('outgoing_emails')
    .select(['id', 'kind', 'recipient', 'created_at', 'expires_at', 'attempts', 'error'])
    .select((expression) => expression.ref('failed_at').$notNull().as('failed_at'))
    .where('failed_at', 'is not', null);
  const { rows, nextCursor } = await readPage(services, query, {
    list: 'failed-emails',
    key: ['failed_at', 'id'],
    cursor,
    limit,
  });
  const time = services.now();
  return {
    ...(await countEmails(services.database)),
    items: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      recipient: row.recipient,
      createdAt: toIso(row.created_at),
      failedAt: toIso(row.failed_at),
      attempts: row.attempts,
      error: row.error ?? '',
      canBeSent: !hasEnded(row, time),
    })),
    nextCursor,
  };
}

type Act = { id: string; actor: Actor };

/** Takes an e-mail that was given up out of the list, and notes who did so. */
const act = (
  services: Services,
  { id, actor }: Act,
  action: 'email-send' | 'email-delete',
  carryOut: (transaction: Database, row: OutgoingEmailRow) => Promise<unknown>,
): Promise<void> =>
  services.database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('outgoing_emails')
      .selectAll()
      .where('id', '=', id)
      .where('failed_at', 'is not', null)
      .executeTakeFirst();
    if (!row) throw new ApiError('not-found');
    await carryOut(transaction, row);
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'username'])
      .where('id', '=', row.user_id)
      .executeTakeFirst();
    await recordAct(transaction, services, {
      action,
      actor,
      target: user ? { kind: 'user', id: user.id, name: user.username } : null,
      [action === 'email-send' ? 'after' : 'before']: {
        emailKind: row.kind,
        recipient: row.recipient,
      },
    });
  });

/**
 * Tries again to deliver an e-mail that was given up.
 * @throws ApiError `not-found`, or `link-expired` where its link has ended.
 */
export async function sendEmailAgain(services: Services, order: Act): Promise<void> {
  await act(services, order, 'email-send', async (transaction, row) => {
    const time = services.now();
    if (hasEnded(row, time)) throw new ApiError('link-expired');
    await transaction
      .updateTable('outgoing_emails')
      .set({ attempts: 0, next_attempt_at: time, error: null, failed_at: null })
      .where('id', '=', row.id)
      .execute();
  });
  services.mailer.wake();
}

/**
 * Deletes an e-mail that was given up.
 * @throws ApiError `not-found`.
 */
export const deleteFailedEmail = (services: Services, order: Act): Promise<void> =>
  act(services, order, 'email-delete', (transaction, { id }) =>
    transaction.deleteFrom('outgoing_emails').where('id', '=', id).execute(),
  );
