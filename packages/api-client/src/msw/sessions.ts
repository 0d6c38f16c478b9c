import type { HttpHandler } from 'msw';
import { contract, type SessionItem, type UserSession } from '../contract/index.ts';
import { errorReply } from './errorReply.ts';
import { done, handle, type Session, type Setting } from './handle.ts';
import type { MockDatabase } from './mockDatabase.ts';

const { sessions } = contract;

const thisDevice = { browser: 'Chrome', system: 'Linux', isMobile: false };
const remembered = '2026-12-01T09:00:00.000Z';

/** The sessions of a user that have not ended. */
export const openSessions = (database: MockDatabase, userId: string): UserSession[] =>
  database.sessions
    .filter((session) => session.userId === userId && !database.endedSessions.has(session.id))
    .map(({ userId: _userId, ...session }) => session);

/** The sessions of the caller; the one that asks is there even if it was never begun by signing in. */
function ownSessions(database: MockDatabase, { id, user }: Session): SessionItem[] {
  const own = openSessions(database, user.id).map((session) => ({
    ...session,
    isCurrent: session.id === id,
  }));
  if (own.some(({ isCurrent }) => isCurrent)) return own;
  const now = database.now();
  const current = {
    id,
    device: thisDevice,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: remembered,
  };
  return [{ ...current, isCurrent: true }, ...own];
}

/** Remembers that somebody signed in. */
export function storeSession(database: MockDatabase, id: string, userId: string): void {
  const now = database.now();
  database.sessions.unshift({
    id,
    userId,
    device: thisDevice,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: remembered,
  });
}

export const sessionHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, sessions.list, ({ database, session }) => ({
    items: ownSessions(database, session),
  })),

  handle(setting, sessions.end, ({ database, params, session }) => {
    if (!ownSessions(database, session).some(({ id }) => id === params.id)) {
      return errorReply('session-not-found');
    }
    database.endedSessions.add(params.id);
    return done;
  }),

  handle(setting, sessions.endAll, ({ database, session }) => {
    for (const { id } of ownSessions(database, session)) database.endedSessions.add(id);
    return done;
  }),
];
