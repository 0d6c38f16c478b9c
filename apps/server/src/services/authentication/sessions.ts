import type { SessionUser } from '@dreamfork/api-client/contract';
import type { Database, UserRow } from '../../db/schema.ts';
import { toFlag } from '../../db/tables/flag.ts';
import type { Device } from '../../messages/device.ts';
import type { Services } from '../services.ts';
import { isBlockedNow } from '../users/suspension.ts';
import { isBlocked, toSessionUser } from '../users/user-views.ts';

const hour = 60 * 60 * 1000;
const sessionLength = 24 * hour;
const rememberedSessionLength = 30 * 24 * hour;
const seenEvery = 60 * 1000;

/** Sessions of one user. One more ends the one that was used longest ago. */
export const sessionsMaximum = 100;

/** The caller of a request: the user as stored now, the session and its start. */
export type Viewer = { user: UserRow; sessionId: string; startedAt: number };

type Start = { user: UserRow; isRemembered: boolean; device: Device };

/** Starts a session and returns its token. */
export async function startSession(
  { database, tokens, newId, now }: Services,
  { user, isRemembered, device }: Start,
): Promise<string> {
  const startedAt = now();
  const expiresAt = startedAt + (isRemembered ? rememberedSessionLength : sessionLength);
  const id = newId();
  await database.deleteFrom('sessions').where('expires_at', '<=', startedAt).execute();
  await database
    .insertInto('sessions')
    .values({
      id,
      user_id: user.id,
      created_at: startedAt,
      expires_at: expiresAt,
      last_seen_at: startedAt,
      browser: device.browser,
      system: device.system,
      is_mobile: toFlag(device.isMobile),
    })
    .execute();
  await endSurplus(database, user.id);
  await database
    .updateTable('users')
    .set({ last_login_at: startedAt, last_seen_at: startedAt })
    .where('id', '=', user.id)
    .execute();
  const {
    id: sub,
    status: _status,
    avatarUrl: _avatarUrl,
    ...claims
  }: SessionUser = toSessionUser(user);
  return tokens.sign({ ...claims, sub, sid: id, exp: Math.floor(expiresAt / 1000) });
}

const endSurplus = (database: Database, userId: string) =>
  database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', (sessions) =>
      sessions
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .limit(sessionsMaximum),
    )
    .execute();

/** Ends a session; its token stops working at once. */
export async function endSession({ database }: Services, sessionId: string): Promise<void> {
  await database.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** The user of a token; undefined when it is forged, expired or revoked, or when its owner is blocked. */
export async function findViewer(
  { database, tokens, now }: Services,
  token: string,
): Promise<Viewer | undefined> {
  const claims = await tokens.read(token);
  if (!claims) return undefined;
  const time = now();
  const found = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.created_at as started_at', 'sessions.last_seen_at as session_seen_at'])
    .where('sessions.id', '=', claims.sid)
    .where('sessions.user_id', '=', claims.sub)
    .where('sessions.expires_at', '>', time)
    .executeTakeFirst();
  if (!found) return undefined;
  const { started_at: startedAt, session_seen_at: seenAt, ...user } = found;
  if (isBlocked(user.status)) return undefined;
  if ((seenAt ?? 0) < time - seenEvery) {
    await database
      .updateTable('sessions')
      .set({ last_seen_at: time })
      .where('id', '=', claims.sid)
      .execute();
    await database
      .updateTable('users')
      .set({ last_seen_at: time })
      .where('id', '=', user.id)
      .execute();
  }
  return { user, sessionId: claims.sid, startedAt };
}

/** Whether a token, of a session that may have ended, is that of a user who is blocked now. */
export async function isOfBlockedUser(
  { database, tokens, now }: Services,
  token: string,
): Promise<boolean> {
  const claims = await tokens.read(token);
  if (!claims) return false;
  const user = await database
    .selectFrom('users')
    .select(['status', 'suspended_until'])
    .where('id', '=', claims.sub)
    .executeTakeFirst();
  return user !== undefined && isBlockedNow(user, now());
}
