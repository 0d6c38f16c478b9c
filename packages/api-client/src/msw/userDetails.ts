import type { HttpHandler } from 'msw';
import {
  type AuditAction,
  type AuditValues,
  contract,
  type UserDetails,
  type UserReport,
  type UserStory,
} from '../contract/index.ts';
import { type FixtureUser, toUserListItem } from '../fixtures/index.ts';
import { recordAct } from './audit.ts';
import { ErrorReply, errorReply } from './errorReply.ts';
import { done, handle, type Session, type Setting } from './handle.ts';
import { storedBytes } from './keepFile.ts';
import { latestFirst } from './lookups.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { openSessions } from './sessions.ts';
import { actOnUser } from './userActs.ts';

const { userDetails } = contract;

const findUser = (database: MockDatabase, userId: string): FixtureUser | undefined =>
  database.users.find(({ id }) => id === userId);

function detailsOf({ database, mediaQuotaBytes }: Setting, user: FixtureUser): UserDetails {
  const stories = database.stories.filter(({ ownerId }) => ownerId === user.id);
  return {
    ...toUserListItem(user),
    emailConfirmed: user.emailConfirmed,
    suspendedUntil: user.suspendedUntil ?? null,
    hasTwoFactor: user.secondFactor?.isOn ?? false,
    lastLoginAt: user.lastLoginAt,
    sessions: openSessions(database, user.id),
    stories: { total: stories.length, published: stories.filter((one) => one.isPublic).length },
    media: {
      fileCount: database.mediaFiles.filter(({ userId }) => userId === user.id).length,
      usedBytes: storedBytes(database, user.id),
      quotaBytes: mediaQuotaBytes,
    },
  };
}

const storiesOf = (database: MockDatabase, userId: string): UserStory[] =>
  latestFirst(
    database.stories.filter(({ ownerId }) => ownerId === userId),
    ({ updatedAt }) => updatedAt,
  ).map(({ id, document, isPublic, viewCount, createdAt, updatedAt }) => ({
    id,
    title: document.title,
    isPublic,
    viewCount,
    createdAt,
    updatedAt,
  }));

const reportsOf = (database: MockDatabase, userId: string): UserReport[] =>
  latestFirst(database.reports, ({ reportedAt }) => reportedAt).flatMap((report) => {
    const story = database.stories.find(({ id }) => id === report.storyId);
    const one = database.cases.find(({ id }) => id === (report.commentId ?? report.storyId));
    // The case keeps a comment that was deleted since.
    if (!story || one?.authorId !== userId) return [];
    return {
      id: `${report.commentId ?? story.id}.${report.reporterId}`,
      kind: one.kind,
      story: { id: story.id, title: story.document.title, isPublic: story.isPublic },
      commentText: one.comment?.text ?? null,
      reason: report.reason,
      details: report.details,
      reportedAt: report.reportedAt,
      outcome: report.isSettled ? (one.decision?.outcome ?? null) : null,
    };
  });

type Page = {
  database: MockDatabase;
  params: { id: string };
  query: { cursor?: string | undefined; limit: number };
};

function pageOf<Item extends { id: string }>(
  { database, params, query: { cursor, limit } }: Page,
  list: (database: MockDatabase, userId: string) => Item[],
) {
  if (!findUser(database, params.id)) return errorReply('user-not-found');
  const all = list(database, params.id);
  const place = all.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && place < 0) return errorReply('cursor-invalid');
  const items = all.slice(place + 1, place + 1 + limit);
  return {
    items,
    nextCursor: place + 1 + limit < all.length ? (items.at(-1)?.id ?? null) : null,
  };
}

type Call = { database: MockDatabase; params: { id: string }; session: Session };

/** The user that an administrator acts on, or why not. */
function targetOf({ database, params, session }: Call): FixtureUser | ErrorReply {
  if (params.id === session.user.id) return errorReply('own-account');
  return findUser(database, params.id) ?? errorReply('user-not-found');
}

const record = (
  { database, session }: Call,
  { id, username }: FixtureUser,
  act: { action: AuditAction; before?: AuditValues; after?: AuditValues },
): void => recordAct(database, session, { target: { kind: 'user', id, name: username }, ...act });

function endSessions(call: Call, action: AuditAction, ids: readonly string[]) {
  const user = targetOf(call);
  if (user instanceof ErrorReply) return user;
  const { database } = call;
  const before = openSessions(database, user.id).length;
  for (const id of ids) database.endedSessions.add(id);
  const after = openSessions(database, user.id).length;
  if (before !== after) {
    record(call, user, { action, before: { sessions: before }, after: { sessions: after } });
  }
  return done;
}

/** What an administrator sees of one user, and does to their sessions, letters and role. */
export const userDetailsHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, userDetails.read, ({ database, params }) => {
    const user = findUser(database, params.id);
    return user ? detailsOf(setting, user) : errorReply('user-not-found');
  }),
  handle(setting, userDetails.stories, (call) => pageOf(call, storiesOf)),
  handle(setting, userDetails.reports, (call) => pageOf(call, reportsOf)),

  handle(setting, userDetails.endSession, (call) => {
    const user = targetOf(call);
    if (user instanceof ErrorReply) return user;
    const { sessionId } = call.params;
    return openSessions(call.database, user.id).some(({ id }) => id === sessionId)
      ? endSessions(call, 'session-end', [sessionId])
      : errorReply('session-not-found');
  }),

  handle(setting, userDetails.endSessions, (call) =>
    endSessions(
      call,
      'sessions-end',
      openSessions(call.database, call.params.id).map(({ id }) => id),
    ),
  ),

  handle(setting, userDetails.sendConfirmation, (call) => {
    const user = targetOf(call);
    if (user instanceof ErrorReply) return user;
    if (user.emailConfirmed) return errorReply('email-confirmed');
    record(call, user, { action: 'confirmation-send' });
    return done;
  }),

  handle(setting, userDetails.sendPasswordReset, (call) => {
    const user = targetOf(call);
    if (user instanceof ErrorReply) return user;
    if (user.status === 'Suspended' || user.status === 'Banned') return errorReply('user-blocked');
    record(call, user, { action: 'password-reset-send' });
    return done;
  }),

  handle(setting, userDetails.resetTwoFactor, (call) => {
    const user = targetOf(call);
    if (user instanceof ErrorReply) return user;
    if (!user.secondFactor?.isOn) return done;
    delete user.secondFactor;
    for (const { id } of openSessions(call.database, user.id)) call.database.endedSessions.add(id);
    record(call, user, {
      action: 'two-factor-reset',
      before: { twoFactor: true },
      after: { twoFactor: false },
    });
    return done;
  }),

  handle(setting, userDetails.changeRole, (call) =>
    actOnUser(
      call,
      'role-change',
      (user) => (user.role === call.body.role ? undefined : { role: call.body.role }),
      call.body.reason,
    ),
  ),
];
