import type { HttpHandler } from 'msw';
import {
  contract,
  type ErrorCode,
  type SignInFailure,
  type SignInFailureReason,
  type SignInLock,
} from '../contract/index.ts';
import type { FixtureLock, FixtureUser } from '../fixtures/index.ts';
import { clientAddress, recordAct } from './audit.ts';
import { errorReply } from './errorReply.ts';
import { done, handle, type Setting } from './handle.ts';
import { latestFirst, matches } from './lookups.ts';
import type { MockDatabase } from './mockDatabase.ts';

const { signIns } = contract;

const reasons: Partial<Record<ErrorCode, SignInFailureReason>> = {
  'credentials-invalid': 'wrong-password',
  'second-factor-invalid': 'wrong-code',
  'account-blocked': 'account-blocked',
};

const toAccount = ({ id, username, email }: FixtureUser) => ({ id, username, email });

/** Notes an attempt to sign in that failed. */
export function recordFailure(
  database: MockDatabase,
  user: FixtureUser | undefined,
  code: ErrorCode,
): void {
  const reason = user ? reasons[code] : 'unknown-account';
  if (!reason) return;
  database.signInFailures.push({
    id: database.newId('signIn'),
    createdAt: database.now(),
    reason,
    user: user ? toAccount(user) : null,
    address: clientAddress,
  });
}

const isFound = (searchTerm: string | undefined, { user, address }: SignInFailure): boolean =>
  searchTerm === undefined ||
  address.startsWith(searchTerm) ||
  (user !== null && matches(searchTerm, [user.username, user.email]));

function toLock(database: MockDatabase, { userId, ...lock }: FixtureLock): SignInLock {
  const user = database.users.find(({ id }) => id === userId);
  return { ...lock, user: user ? toAccount(user) : null };
}

/** A page of a list that is read onwards; null where its cursor is none. */
function pageFrom<Item extends { id: string }>(
  items: readonly Item[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const place = items.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && place < 0) return null;
  const shown = items.slice(place + 1, place + 1 + limit);
  const hasMore = place + 1 + limit < items.length;
  return { items: shown, nextCursor: hasMore ? (shown.at(-1)?.id ?? null) : null };
}

export const signInHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, signIns.failures, ({ database, query }) => {
    const { reason, from, to, searchTerm } = query;
    const found = database.signInFailures.filter(
      (failure) =>
        (reason === undefined || failure.reason === reason) &&
        (from === undefined || failure.createdAt >= from) &&
        (to === undefined || failure.createdAt < to) &&
        isFound(searchTerm, failure),
    );
    return pageFrom(found.toReversed(), query) ?? errorReply('cursor-invalid');
  }),

  handle(setting, signIns.locks, ({ database, query }) => {
    const locks = database.signInLocks.map((lock) => toLock(database, lock));
    const last = latestFirst(locks, ({ lockedUntil }) => lockedUntil);
    return pageFrom(last, query) ?? errorReply('cursor-invalid');
  }),

  handle(setting, signIns.unlock, ({ database, session, params }) => {
    const found = database.signInLocks.find(({ id }) => id === params.id);
    if (!found) return errorReply('not-found');
    const { user, address } = toLock(database, found);
    database.signInLocks = database.signInLocks.filter((lock) => lock !== found);
    recordAct(database, session, {
      action: 'sign-in-unlock',
      target: user && { kind: 'user', id: user.id, name: user.username },
      before: { lockedAddress: address },
    });
    return done;
  }),
];
