import {
  type SignInLockKind,
  type SignInLockListResponse,
  signInLockKinds,
  type signInRoutes,
} from '@dreamfork/api-client/contract';
import { expressionBuilder } from 'kysely';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Tables } from '../../db/schema.ts';
import { hashSecret } from '../account/link-tokens.ts';
import { type Actor, recordAct } from '../audit/record-act.ts';
import { readPage } from '../read-page.ts';
import type { Services } from '../services.ts';
import { toIso } from '../users/user-views.ts';
import { toAccount } from './sign-in-failures.ts';

type Query = z.output<typeof signInRoutes.locks.query>;
const period = 5 * 60 * 1000;

/** How many attempts count until further ones are refused. */
const maxima: Record<SignInLockKind, number> = { address: 100, account: 10, browser: 10 };

/** Where somebody signs in, to which account, and the id of their browser if it is known there. */
export type SignInPlace = { network: string; account: string; browser: string | undefined };

/** The limits that an attempt counts in; their ids reveal neither account nor browser. */
function limitsOf({ devices }: Services, { network, account, browser }: SignInPlace) {
  const of = (kind: SignInLockKind, ...parts: string[]) => ({
    kind,
    id: hashSecret(JSON.stringify([kind, ...parts])),
  });
  return browser === undefined
    ? [of('address', network), of('account', network, devices.nameFor(account))]
    : [of('browser', browser)];
}

const limits = expressionBuilder<Tables, 'sign_in_limits'>();

/**
 * Whether a count has ended. One that would last much longer than a period was made while the clock was ahead;
 * the clocks of processes differ a little.
 */
const isOverAt = (time: number) =>
  limits.or([
    limits('sign_in_limits.ends_at', '<=', time),
    limits('sign_in_limits.ends_at', '>', time + 2 * period),
  ]);

/** Counts an attempt to sign in, on all processes. Where there were too many, returns when the lock ends. */
export async function takeAttempt(
  services: Services,
  place: SignInPlace,
): Promise<{ lockedUntil: number } | undefined> {
  const { database } = services;
  const time = services.now();
  for (const { kind, id } of limitsOf(services, place)) {
    const counted = await database
      .insertInto('sign_in_limits')
      .values((expression) => ({
        id,
        kind,
        network: place.network,
        user_id:
          kind === 'address'
            ? null
            : expression.selectFrom('users').select('id').where('email_key', '=', place.account),
        attempts: 1,
        ends_at: time + period,
      }))
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) => {
            const isOver = isOverAt(time);
            return {
              network: place.network,
              attempts: eb
                .case()
                .when(isOver)
                .then(1)
                .else(eb('sign_in_limits.attempts', '+', 1))
                .end(),
              ends_at: eb
                .case()
                .when(isOver)
                .then(time + period)
                .else(eb.ref('sign_in_limits.ends_at'))
                .end(),
            };
          })
          .where((eb) => eb.or([isOverAt(time), eb('sign_in_limits.attempts', '<', maxima[kind])])),
      )
      .returning('id')
      .executeTakeFirst();
    if (counted) continue;
    const lock = await database
      .selectFrom('sign_in_limits')
      .select('ends_at')
      .where('id', '=', id)
      .executeTakeFirst();
    return { lockedUntil: lock?.ends_at ?? time };
  }
  return undefined;
}

/** Forgets the attempts to sign in to an account from a place once one has succeeded. */
export async function forgetAttempts(services: Services, place: SignInPlace): Promise<void> {
  const ids = limitsOf(services, place)
    .filter(({ kind }) => kind !== 'address')
    .map(({ id }) => id);
  await services.database.deleteFrom('sign_in_limits').where('id', 'in', ids).execute();
}

const locked = ({ database, now }: Services) =>
  database
    .selectFrom('sign_in_limits')
    .leftJoin('users', 'users.id', 'sign_in_limits.user_id')
    .select(['sign_in_limits.id', 'kind', 'network', 'ends_at', 'user_id', 'username', 'email'])
    .where((eb) => eb.not(isOverAt(now())))
    .where((eb) =>
      eb.or(
        signInLockKinds.map((kind) =>
          eb.and([eb('kind', '=', kind), eb('attempts', '>=', maxima[kind])]),
        ),
      ),
    );

/**
 * A page of the locks, those that end last first.
 * @throws ApiError `cursor-invalid`.
 */
export async function listLocks(
  services: Services,
  { cursor, limit }: Query,
): Promise<SignInLockListResponse> {
  const query = locked(services);
  const { rows, nextCursor } = await readPage(services, query, {
    list: 'sign-in-locks',
    key: ['ends_at', 'sign_in_limits.id'],
    cursor,
    limit,
  });
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      address: row.network,
      user: toAccount(row),
      lockedUntil: toIso(row.ends_at),
    })),
    nextCursor,
  };
}

/**
 * Allows sign-ins again that are refused.
 * @throws ApiError `not-found` where they are not.
 */
export async function unlock(
  services: Services,
  { id, actor }: { id: string; actor: Actor },
): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const lock = await locked({ ...services, database: transaction })
      .where('sign_in_limits.id', '=', id)
      .executeTakeFirst();
    const removed = await transaction
      .deleteFrom('sign_in_limits')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!lock || removed.numDeletedRows === 0n) throw new ApiError('not-found');
    const user = toAccount(lock);
    await recordAct(transaction, services, {
      action: 'sign-in-unlock',
      actor,
      target: user && { kind: 'user', id: user.id, name: user.username },
      before: { lockedAddress: lock.network },
    });
  });
}
