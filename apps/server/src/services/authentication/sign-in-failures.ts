import {
  type ErrorCode,
  normaliseText,
  type SignInFailureListResponse,
  type SignInFailureReason,
  type signInFailureQuery,
} from '@dreamfork/api-client/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { ApiError } from '../../api-error.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { isPostgres } from '../../db/engine.ts';
import type { Tables } from '../../db/schema.ts';
import { purgeLimits } from '../../db/shared-counts.ts';
import { contains } from '../../db/user-search.ts';
import { readPage } from '../read-page.ts';
import type { Services } from '../services.ts';
import { toIso } from '../users/user-views.ts';
import { purgeTurns } from './sign-in-turns.ts';

/** At most so many are kept, and for at most 30 days. */
const keptMaximum = 100_000;
const keptFor = 30 * 24 * 60 * 60 * 1000;

const reasons: Partial<Record<ErrorCode, SignInFailureReason>> = {
  'credentials-invalid': 'wrong-password',
  'second-factor-invalid': 'wrong-code',
  'account-blocked': 'account-blocked',
  'google-failed': 'google-refused',
  'google-address-unconfirmed': 'google-refused',
  'google-account-unconfirmed': 'google-refused',
  'google-account-taken': 'google-refused',
  'registration-closed': 'google-refused',
};

type Failure = { error: ApiError; user: { id: string } | undefined; network: string };

/** Notes an attempt to sign in that failed. What was typed is not stored. */
export async function recordFailure(
  { database, newId, now }: Services,
  { error, user, network }: Failure,
): Promise<void> {
  const isUnknown = user === undefined && error.code === 'credentials-invalid';
  const reason = isUnknown ? 'unknown-account' : reasons[error.code];
  if (!reason) return;
  await database
    .insertInto('sign_in_failures')
    .values({ id: newId(), created_at: now(), reason, user_id: user?.id ?? null, network })
    .execute();
}

const filter =
  ({ reason, searchTerm, from, to }: Pick<Query, 'reason' | 'searchTerm' | 'from' | 'to'>) =>
  (expression: ExpressionBuilder<Tables, 'sign_in_failures' | 'users'>) => {
    const conditions = [];
    if (reason) conditions.push(expression('reason', '=', reason));
    if (from) conditions.push(expression('sign_in_failures.created_at', '>=', Date.parse(from)));
    if (to) conditions.push(expression('sign_in_failures.created_at', '<', Date.parse(to)));
    if (searchTerm) {
      const start = `${normaliseText(searchTerm).replace(/[\\%_]/g, String.raw`\$&`)}%`;
      conditions.push(
        expression.or([
          contains(sql.ref('users.search_text'), searchTerm),
          sql<boolean>`network like ${start} escape '\\'`,
        ]),
      );
    }
    return expression.and(conditions);
  };

type Query = z.output<typeof signInFailureQuery>;

/**
 * A page of the failures, newest first.
 * @throws ApiError `cursor-invalid`.
 */
export async function listFailures(
  services: Services,
  { cursor, limit, ...filters }: Query,
): Promise<SignInFailureListResponse> {
  const query = services.database
    .selectFrom('sign_in_failures')
    .leftJoin('users', 'users.id', 'sign_in_failures.user_id')
    .select(['sign_in_failures.id', 'sign_in_failures.created_at', 'reason', 'network'])
    .select(['user_id', 'username', 'email'])
    .where(filter(filters));
  const { rows, nextCursor } = await readPage(services, query, {
    list: 'sign-in-failures',
    key: ['sign_in_failures.created_at', 'sign_in_failures.id'],
    cursor,
    limit,
  });
  return {
    items: rows.map((row) => ({
      id: row.id,
      createdAt: toIso(row.created_at),
      reason: row.reason,
      user: toAccount(row),
      address: row.network,
    })),
    nextCursor,
  };
}

type Account = { user_id: string | null; username: string | null; email: string | null };

export const toAccount = ({ user_id, username, email }: Account) =>
  user_id === null ? null : { id: user_id, username: username ?? '', email: email ?? '' };

/** Deletes the failures that are old or too many, and attempts that no longer count. */
export async function purgeSignIns(services: Services): Promise<void> {
  const { database, now, stopping } = services;
  const firstTooMany = await database
    .selectFrom('sign_in_failures')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(keptMaximum)
    .limit(1)
    .executeTakeFirst();
  const until = Math.max(now() - keptFor, firstTooMany?.created_at ?? 0);
  const signal = stopping;
  const isOld = sql<boolean>`created_at <= ${until}`;
  await deleteInBatches(database, 'sign_in_failures', isOld, { signal });
  await deleteInBatches(database, 'sign_in_limits', sql<boolean>`ends_at <= ${now()}`, { signal });
  await purgeTurns(services);
  if (isPostgres(database)) await purgeLimits(database);
}
