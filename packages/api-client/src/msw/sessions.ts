import type { HttpHandler } from 'msw';
import { contract, type SessionItem } from '../contract/index.ts';
import { done, handle, type Session, type Setting } from './handle.ts';
import { refuse } from './refuse.ts';
import type { World } from './world.ts';

const { sessions } = contract;

const thisDevice = { browser: 'Chrome', system: 'Linux', isMobile: false };
const remembered = '2026-12-01T09:00:00.000Z';

/** The sessions of the caller; the one that asks is there even if it was never begun by signing in. */
function ownSessions(world: World, { id, user }: Session): SessionItem[] {
  const own = world.sessions
    .filter((session) => session.userId === user.id && !world.endedSessions.has(session.id))
    .map(({ userId: _userId, ...session }) => ({ ...session, isCurrent: session.id === id }));
  if (own.some(({ isCurrent }) => isCurrent)) return own;
  const now = world.now();
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
export function keepSession(world: World, id: string, userId: string): void {
  const now = world.now();
  world.sessions.unshift({
    id,
    userId,
    device: thisDevice,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: remembered,
  });
}

export const sessionHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, sessions.list, ({ world, session }) => ({ items: ownSessions(world, session) })),

  handle(setting, sessions.end, ({ world, params, session }) => {
    if (!ownSessions(world, session).some(({ id }) => id === params.id)) {
      return refuse('session-not-found');
    }
    world.endedSessions.add(params.id);
    return done;
  }),

  handle(setting, sessions.endAll, ({ world, session }) => {
    for (const { id } of ownSessions(world, session)) world.endedSessions.add(id);
    return done;
  }),
];
