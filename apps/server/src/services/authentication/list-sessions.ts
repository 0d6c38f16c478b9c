import type { SessionItem, UserSession } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { toIso } from '../users/user-views.ts';
import type { Viewer } from './sessions.ts';

/** Where a user is signed in, last seen first. */
export async function listSessions(
  services: Services,
  { user, sessionId }: Pick<Viewer, 'user' | 'sessionId'>,
): Promise<SessionItem[]> {
  const sessions = await listSessionsOf(services, user.id);
  return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
}

/** The sessions of any user, last seen first. */
export async function listSessionsOf(
  { database, now }: Services,
  userId: string,
): Promise<UserSession[]> {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now())
    .orderBy('id', 'desc')
    .execute();
  return rows
    .map((row) => ({ ...row, seenAt: row.last_seen_at ?? row.created_at }))
    .toSorted((one, other) => other.seenAt - one.seenAt)
    .map((row) => ({
      id: row.id,
      device: { browser: row.browser, system: row.system, isMobile: row.is_mobile === 1 },
      createdAt: toIso(row.created_at),
      lastSeenAt: toIso(row.seenAt),
      expiresAt: toIso(row.expires_at),
    }));
}

/**
 * Ends a session of a user's own.
 * @throws ApiError `session-not-found`, also for a session of somebody else.
 */
export async function endOwnSession(
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const ended = await database
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) throw new ApiError('session-not-found');
}

/** Ends every session of a user. */
export async function endAllSessions(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
