import type { HttpHandler } from 'msw';
import { type AuditAction, type AuditEntry, contract, premiumEnd } from '../contract/index.ts';
import { type FixtureUser, toUserListItem, userStatisticsAnswer } from '../fixtures/index.ts';
import { openSessions } from './accounts.ts';
import { storageOf } from './media.ts';
import { byId, type Mock, type Session } from './mock.ts';
import { latestFirst, type MockDatabase, matches, pageFrom } from './mockDatabase.ts';

const { audit, signIns, userDetails, users } = contract;

/** What administrators see of users, do to them, and have done. */
export function userMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const userOf = (id: string): FixtureUser => byId(database.users, id, 'user-not-found');

  const storiesOf = (userId: string) => {
    const own = database.stories.filter(({ ownerId }) => ownerId === userId);
    return own.map((story) => ({ ...story, title: story.document.title }));
  };

  const reportsOf = (userId: string) =>
    database.cases
      .filter(({ authorId }) => authorId === userId)
      .flatMap(({ story: { id, document, isPublic }, comment, decision, reports }) => {
        const kind = comment ? ('comment' as const) : ('story' as const);
        const story = { id, title: document.title, isPublic };
        const facts = { kind, story, commentText: comment?.text ?? null };
        const outcome = decision?.outcome ?? null;
        return reports.map((one) => ({ ...one, ...facts, outcome, id: `${id}.${one.reporterId}` }));
      });

  type Call = { params: { id: string; sessionId?: string }; session: Session };

  /** Adds an act on a user to the audit log. */
  const record = (call: Call, act: Partial<AuditEntry> & Pick<AuditEntry, 'action'>): void => {
    const { session } = call;
    const user = userOf(call.params.id);
    database.audit.push({
      ...{ id: database.newId('audit'), createdAt: database.now(), address: '203.0.113.7' },
      actor: { id: session.user.id, name: session.user.username },
      target: { kind: 'user', id: user.id, name: user.username },
      ...{ reason: null, before: null, after: null, ...act },
    });
  };

  type Values = Partial<Pick<FixtureUser, 'status' | 'role' | 'premiumExpiresAt'>>;

  const change = (call: Call, action: AuditAction, after: Values, reason: string | null = null) => {
    const user = userOf(call.params.id);
    const keys = Object.keys(after) as (keyof Values)[];
    const before = Object.fromEntries(keys.map((key) => [key, user[key]]));
    record(call, { action, reason, before, after });
    return toUserListItem(Object.assign(user, after));
  };

  const endSessions = (call: Call, action: AuditAction): void => {
    const { id, sessionId } = call.params;
    const open = openSessions(database, id);
    const ended = open.filter((one) => sessionId === undefined || one.id === sessionId);
    for (const one of ended) database.endedSessions.add(one.id);
    const sessions = open.length;
    const after = { sessions: sessions - ended.length };
    record(call, { action, before: { sessions }, after });
  };

  return [
    ...[users.list, users.listAlias].map((route) =>
      mock(route, ({ query }) => {
        const { searchTerm, role, page, pageSize } = query;
        const isAsked = (user: FixtureUser) =>
          matches(searchTerm, [user.username, user.email, user.displayName]) &&
          (role ?? user.role) === user.role;
        const asked = latestFirst(database.users.filter(isAsked), ({ createdAt }) => createdAt);
        return {
          users: asked.slice((page - 1) * pageSize, page * pageSize).map(toUserListItem),
          total: asked.length,
          totalPages: Math.ceil(asked.length / pageSize),
        };
      }),
    ),
    ...[users.statistics, users.statisticsAlias].map((route) =>
      mock(route, () => ({ ...userStatisticsAnswer, totalUsers: database.users.length })),
    ),
    mock(users.block, (call) => change(call, 'user-block', { status: 'Suspended' })),
    mock(users.unblock, (call) => change(call, 'user-unblock', { status: 'Active' })),
    mock(users.grantPremium, (call) => {
      const end = premiumEnd(call.body.plan, Date.parse(database.now()));
      return change(call, 'premium-grant', { premiumExpiresAt: new Date(end).toISOString() });
    }),
    mock(users.revokePremium, (call) => change(call, 'premium-revoke', { premiumExpiresAt: null })),

    mock(userDetails.read, ({ params }) => {
      const user = userOf(params.id);
      const stories = storiesOf(user.id);
      const { totalBytes: quotaBytes, ...media } = storageOf(database, user.id);
      return {
        ...{ ...toUserListItem(user), emailConfirmed: user.emailConfirmed },
        suspendedUntil: user.suspendedUntil ?? null,
        hasTwoFactor: user.recoveryCodes !== undefined,
        lastLoginAt: user.lastLoginAt,
        sessions: openSessions(database, user.id),
        stories: { total: stories.length, published: stories.filter((one) => one.isPublic).length },
        media: { ...media, quotaBytes },
      };
    }),
    mock(userDetails.stories, ({ params, query }) => pageFrom(storiesOf(params.id), query)),
    mock(userDetails.reports, ({ params, query }) => pageFrom(reportsOf(params.id), query)),
    mock(userDetails.endSession, (call) => endSessions(call, 'session-end')),
    mock(userDetails.endSessions, (call) => endSessions(call, 'sessions-end')),
    mock(userDetails.resetTwoFactor, (call) => {
      userOf(call.params.id).recoveryCodes = undefined;
      endSessions(call, 'two-factor-reset');
    }),
    mock(userDetails.sendConfirmation, (call) => record(call, { action: 'confirmation-send' })),
    mock(userDetails.sendPasswordReset, (call) => record(call, { action: 'password-reset-send' })),
    mock(userDetails.changeRole, (call) =>
      change(call, 'role-change', { role: call.body.role }, call.body.reason),
    ),

    mock(audit.list, ({ query }) => {
      const { from = '', to = '~' } = query;
      const asked = database.audit.filter(
        (entry) =>
          entry.createdAt >= from &&
          entry.createdAt < to &&
          (query.targetId === undefined || entry.target?.id === query.targetId) &&
          matches(query.searchTerm, [entry.actor.name, entry.target?.name ?? '']),
      );
      return pageFrom(asked.toReversed(), query);
    }),
    mock(signIns.failures, ({ query }) => {
      const asked = database.signInFailures.filter(({ address, user }) =>
        matches(query.searchTerm, [address, user?.username ?? '']),
      );
      return pageFrom(asked.toReversed(), query);
    }),
    mock(signIns.locks, ({ query }) => {
      const locks = database.signInLocks.map(({ userId, ...lock }) => {
        return { ...lock, user: userId === null ? null : userOf(userId) };
      });
      return pageFrom(locks, query);
    }),
    mock(signIns.unlock, ({ params }) => {
      database.signInLocks = database.signInLocks.filter(({ id }) => id !== params.id);
    }),
  ];
}
