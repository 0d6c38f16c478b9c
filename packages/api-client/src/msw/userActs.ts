import type { HttpHandler } from 'msw';
import { type AuditAction, type AuditValues, contract, premiumEnd } from '../contract/index.ts';
import { type FixtureUser, toUserListItem } from '../fixtures/index.ts';
import { recordAct } from './audit.ts';
import { ErrorReply, errorReply } from './errorReply.ts';
import { handle, type Session, type Setting } from './handle.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { endSanctions } from './sanctionedAccount.ts';

const { users } = contract;

type Call = { database: MockDatabase; params: { id: string }; session: Session };
type Change = Partial<
  Pick<FixtureUser, 'status' | 'statusBefore' | 'suspendedUntil' | 'role' | 'premiumExpiresAt'>
>;

const isBlocked = ({ status }: FixtureUser): boolean =>
  status === 'Suspended' || status === 'Banned';

const hasPremium = ({ premiumExpiresAt }: FixtureUser, now: string): boolean =>
  premiumExpiresAt !== null && premiumExpiresAt > now;

/** The values of a user that a change replaces. */
const valuesOf = (user: Partial<FixtureUser>, change: Change): AuditValues =>
  Object.fromEntries(
    (['status', 'suspendedUntil', 'role', 'premiumExpiresAt'] as const)
      .filter((name) => name in change)
      .map((name) => [name, user[name] ?? null]),
  );

export function actOnUser(
  { database, params, session }: Call,
  action: AuditAction,
  decide: (user: FixtureUser, now: string) => Change | ErrorReply | undefined,
  reason: string | null = null,
) {
  if (params.id === session.user.id) return errorReply('own-account');
  const user = database.users.find(({ id }) => id === params.id);
  if (!user) return errorReply('user-not-found');
  const change = decide(user, database.now());
  if (change instanceof ErrorReply) return change;
  if (change) {
    recordAct(database, session, {
      action,
      target: { kind: 'user', id: user.id, name: user.username },
      reason,
      before: valuesOf(user, change),
      after: valuesOf(change, change),
    });
    Object.assign(user, change);
  }
  return toUserListItem(user);
}

function endSessions(database: MockDatabase, userId: string): void {
  for (const session of database.sessions) {
    if (session.userId === userId) database.endedSessions.add(session.id);
  }
}

/** What an administrator does to another user. */
export const userActHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, users.block, (call) =>
    actOnUser(call, 'user-block', (user) => {
      if (isBlocked(user)) return undefined;
      endSessions(call.database, user.id);
      return { status: 'Suspended' };
    }),
  ),

  handle(setting, users.unblock, (call) =>
    actOnUser(call, 'user-unblock', (user) => {
      if (!isBlocked(user)) return undefined;
      endSanctions(call.database, user);
      return {
        status: 'Active',
        statusBefore: undefined,
        ...(user.suspendedUntil === undefined ? {} : { suspendedUntil: undefined }),
      };
    }),
  ),

  handle(setting, users.grantPremium, (call) =>
    actOnUser(call, 'premium-grant', (user, now) =>
      hasPremium(user, now)
        ? errorReply('premium-active')
        : {
            premiumExpiresAt: new Date(premiumEnd(call.body.plan, Date.parse(now))).toISOString(),
          },
    ),
  ),

  handle(setting, users.revokePremium, (call) =>
    actOnUser(call, 'premium-revoke', (user, now) =>
      hasPremium(user, now) ? { premiumExpiresAt: null } : undefined,
    ),
  ),
];
