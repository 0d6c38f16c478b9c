import type { StoryRole } from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { mayEdit } from '../stories/story-rights.ts';

/** A story that a session watches. */
export type Watch = { storyId: string; sessionId: string };

/** Watches of one query, which compares all their sessions with all their stories. */
const atOnce = 50;

export const watchKey = ({ storyId, sessionId }: Watch): string => `${storyId} ${sessionId}`;

/** The newest versions of stories, for the sessions whose users may edit them, and who of these is the owner. */
const readSome = (database: Database, watches: readonly Watch[], time: number) =>
  database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('stories', (join) => join.on(mayEdit(sql.ref('users.id'), time)))
    .leftJoin('story_drafts', 'story_drafts.story_id', 'stories.id')
    .select(({ fn }) => [
      'sessions.id as sessionId',
      'stories.id as storyId',
      'users.id as userId',
      'stories.owner_id as ownerId',
      fn.coalesce('story_drafts.version', 'stories.version').as('version'),
    ])
    .where(
      'sessions.id',
      'in',
      watches.map(({ sessionId }) => sessionId),
    )
    .where(
      'stories.id',
      'in',
      watches.map(({ storyId }) => storyId),
    )
    .where('sessions.expires_at', '>', time)
    .where('users.status', 'not in', ['Suspended', 'Banned'])
    .where('stories.deleted_at', 'is', null)
    .execute();

/** What a watch finds. */
export type WatchedState = { version: number; role: StoryRole };

/** What each watch finds, by its key; without those that are over. */
export async function readState(
  { database, now }: Pick<Services, 'database' | 'now'>,
  watches: readonly Watch[],
): Promise<Map<string, WatchedState>> {
  const found = new Map<string, WatchedState>();
  for (let at = 0; at < watches.length; at += atOnce) {
    const rows = await readSome(database, watches.slice(at, at + atOnce), now());
    for (const { version, userId, ownerId, ...watch } of rows) {
      const role = userId === ownerId ? 'owner' : 'co-author';
      found.set(watchKey(watch), { version, role });
    }
  }
  return found;
}
