import type { AccountBlock } from '../contract/index.ts';
import { type FixtureUser, fixtureLinkToken } from '../fixtures/index.ts';
import { recordAct } from './audit.ts';
import { changeCase } from './cases.ts';
import { isInForce } from './decisions.ts';
import type { Session } from './handle.ts';
import { latestFirst } from './lookups.ts';
import type { MockCase, MockDatabase } from './mockDatabase.ts';

const isBlocked = ({ status }: Pick<FixtureUser, 'status'>): boolean =>
  status === 'Suspended' || status === 'Banned';

const inForceOf = (database: MockDatabase, { id }: FixtureUser): MockCase[] => {
  const now = database.now();
  return latestFirst(
    database.cases.filter((one) => one.authorId === id && isInForce(one, now)),
    ({ decision }) => decision?.decidedAt ?? '',
  );
};

type Account = Pick<FixtureUser, 'status' | 'statusBefore' | 'suspendedUntil'>;

function accountByDecisions(database: MockDatabase, user: FixtureUser): Account {
  const before = user.statusBefore ?? user.status;
  const inForce = inForceOf(database, user);
  if (inForce.length === 0) {
    return { status: before, statusBefore: undefined, suspendedUntil: undefined };
  }
  const isBan = inForce.some(({ decision }) => decision?.outcome === 'banned');
  const ends = inForce.flatMap(({ decision }) => decision?.until ?? []).toSorted();
  return isBan || isBlocked({ status: before })
    ? { status: isBan ? 'Banned' : before, statusBefore: before, suspendedUntil: undefined }
    : { status: 'Suspended', statusBefore: before, suspendedUntil: ends.at(-1) };
}

const valuesOf = ({ status, suspendedUntil }: Account) => ({
  status,
  suspendedUntil: suspendedUntil ?? null,
});

/** Makes the account of an author what the decisions in force say. */
export function changeAccount(
  database: MockDatabase,
  { one, session, reason }: { one: MockCase; session: Session; reason: string },
): void {
  const user = database.users.find(({ id }) => id === one.authorId);
  if (!user) return;
  const before = valuesOf(user);
  Object.assign(user, accountByDecisions(database, user));
  const after = valuesOf(user);
  if (before.status === after.status && before.suspendedUntil === after.suspendedUntil) return;
  if (isBlocked(user)) {
    for (const { id, userId } of database.sessions) {
      if (userId === user.id) database.endedSessions.add(id);
    }
  }
  recordAct(database, session, {
    action: isBlocked(user) ? 'user-block' : 'user-unblock',
    target: { kind: 'user', id: user.id, name: user.username },
    reason,
    before,
    after,
  });
}

/** Gives a user whose suspension has ended the status from before, and says why another one is blocked. */
export function blockOf(database: MockDatabase, user: FixtureUser): AccountBlock | undefined {
  if (user.suspendedUntil !== undefined && user.suspendedUntil <= database.now()) {
    const status = user.statusBefore ?? 'Active';
    Object.assign(user, { status, statusBefore: undefined, suspendedUntil: undefined });
  }
  if (!isBlocked(user)) return undefined;
  const [decided] = inForceOf(database, user);
  return {
    status: user.status === 'Banned' ? 'Banned' : 'Suspended',
    until: user.suspendedUntil ?? null,
    reason: decided?.decision?.reason ?? null,
    token: decided ? fixtureLinkToken(user, 'decision') : null,
  };
}

/** Ends what blocks a user by decisions of moderators. */
export function endSanctions(database: MockDatabase, user: FixtureUser): void {
  const until = database.now();
  for (const one of inForceOf(database, user)) {
    if (one.decision) changeCase(database, one, { decision: { ...one.decision, until } });
  }
}
