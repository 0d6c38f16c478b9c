import type { HttpHandler } from 'msw';
import { type AuditEntry, contract } from '../contract/index.ts';
import { anna, type FixtureUser, userStatisticsAnswer } from '../fixtures/index.ts';
import { openSessions } from './accounts.ts';
import { storageOf } from './media.ts';
import type { Mock, Session } from './mock.ts';
import { byId, type MockDatabase, matches, pageFrom, removeById } from './mockDatabase.ts';

const { audit, signIns, userDetails, users } = contract;

const { premiumExpiresAt } = anna;

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

  type Act = Partial<AuditEntry> & Pick<AuditEntry, 'action'>;

  /** Adds an act on a user to the audit log. */
  const record = (call: Call, act: Act): void => {
    const { session } = call;
    const user = userOf(call.params.id);
    database.audit.push({
      ...{ id: database.newId('audit'), createdAt: database.now(), address: '203.0.113.7' },
      actor: { id: session.user.id, name: session.user.username },
      target: { kind: 'user', id: user.id, name: user.username },
      ...{ reason: null, before: null, after: null, ...act },
    });
  };

  /** Changes a user, and adds the act to the audit log. */
  const change = (call: Call, values: Partial<FixtureUser>, act: Act) => {
    record(call, act);
    return Object.assign(userOf(call.params.id), values);
  };

  const endSessions = (call: Call, action: Act['action']): void => {
    const { id, sessionId } = call.params;
    const open = openSessions(database, id);
    const ended = open.filter((one) => sessionId === undefined || one.id === sessionId);
    for (const one of ended) database.endedSessions.add(one.id);
    const sessions = open.length;
    record(call, { action, before: { sessions }, after: { sessions: sessions - ended.length } });
  };

  return [
    ...[users.list, users.listAlias].map((route) =>
      mock(route, ({ query: { searchTerm, role, page, pageSize } }) => {
        const isAsked = (user: FixtureUser) =>
          matches(searchTerm, [user.username, user.email, user.displayName]) &&
          (role ?? user.role) === user.role;
        const asked = database.users.filter(isAsked).toReversed();
        return {
          users: asked.slice((page - 1) * pageSize, page * pageSize),
          total: asked.length,
          totalPages: Math.ceil(asked.length / pageSize),
        };
      }),
    ),
    ...[users.statistics, users.statisticsAlias].map((route) =>
      mock(route, () => userStatisticsAnswer),
    ),
    mock(users.block, (call) => change(call, { status: 'Suspended' }, { action: 'user-block' })),
    mock(users.unblock, (call) => change(call, { status: 'Active' }, { action: 'user-unblock' })),
    mock(users.grantPremium, (call) =>
      change(call, { premiumExpiresAt }, { action: 'premium-grant' }),
    ),
    mock(users.revokePremium, (call) =>
      change(call, { premiumExpiresAt: null }, { action: 'premium-revoke' }),
    ),

    mock(userDetails.read, ({ params }) => {
      const user = userOf(params.id);
      const stories = storiesOf(user.id);
      const { totalBytes: quotaBytes, ...media } = storageOf(database, user.id);
      return {
        ...user,
        suspendedUntil: user.suspendedUntil ?? null,
        hasTwoFactor: user.recoveryCodes !== undefined,
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
    mock(userDetails.changeRole, (call) => {
      const { role, reason } = call.body;
      const before = { role: userOf(call.params.id).role };
      return change(call, { role }, { action: 'role-change', reason, before, after: { role } });
    }),

    mock(audit.list, ({ query: { from = '', to = '~', targetId, searchTerm, ...page } }) => {
      const asked = database.audit.filter(
        ({ createdAt, actor, target }) =>
          createdAt >= from &&
          createdAt < to &&
          (targetId ?? target?.id) === target?.id &&
          matches(searchTerm, [actor.name, target?.name ?? '']),
      );
      return pageFrom(asked.toReversed(), page);
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
    mock(signIns.unlock, ({ params }) => removeById(database.signInLocks, params.id)),
  ];
}
