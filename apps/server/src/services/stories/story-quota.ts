import { sql } from 'kysely';
import { ApiError } from '../../api-error.ts';
import { isPostgres } from '../../db/engine.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import type { OwnStory } from './may-read.ts';
import { lockStory } from './public-index.ts';

/** A document to be stored, in a new story where there is no `storyId`. */
type Stored = {
  ownerId: string;
  storyId?: string;
  /** Who saves. @default the owner */
  userId?: string;
  sizeBytes: number;
};

const newestSize = sql<number>`coalesce(story_drafts.size_bytes, stories.size_bytes)`;

/** Makes other saves of the user wait, so that two saves do not use the same space. */
export const holdUser = (transaction: Database, userId: string) =>
  transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    // In SQLite a write transaction excludes all others.
    .$if(isPostgres(transaction), (query) => query.forNoKeyUpdate())
    .execute();

async function usedBytes(transaction: Database, ownerId: string): Promise<number> {
  const { used } = await transaction
    .selectFrom('stories')
    .leftJoin('story_drafts', 'story_drafts.story_id', 'stories.id')
    .select(sql<number>`coalesce(sum(${newestSize}), 0)`.as('used'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(used);
}

async function sizeOf(transaction: Database, storyId: string): Promise<number> {
  const story = await transaction
    .selectFrom('stories')
    .leftJoin('story_drafts', 'story_drafts.story_id', 'stories.id')
    .select(newestSize.as('size_bytes'))
    .where('stories.id', '=', storyId)
    .executeTakeFirst();
  return story?.size_bytes ?? 0;
}

/**
 * Checks that a story of somebody else's fits the quota of a user, in a transaction that holds them.
 * @throws ApiError `story-quota-exceeded`.
 */
export async function requireStoryRoom(
  { configuration, database }: Pick<Services, 'configuration' | 'database'>,
  { ownerId, storyId }: OwnStory,
): Promise<void> {
  const used = await usedBytes(database, ownerId);
  const isFull = used + (await sizeOf(database, storyId)) > configuration.storyQuotaBytes;
  if (isFull) throw new ApiError('story-quota-exceeded');
}

/**
 * Saves a document in a transaction, if it fits the user's quota. Deleted stories count until they are
 * purged; versions do not count, nor what readers get beside a draft. A save that does not enlarge a story always fits.
 * @throws ApiError `story-quota-exceeded`.
 */
export async function saveWithinQuota<Value>(
  { configuration, database, metrics, live }: Services,
  { ownerId, storyId, userId = ownerId, sizeBytes }: Stored,
  save: (transaction: Database) => Promise<Value>,
): Promise<Value> {
  const work = database.transaction().execute(async (transaction) => {
    // Locks the story before its owner, as the deletion of an account does: another order would deadlock.
    if (storyId !== undefined) await lockStory(transaction, storyId);
    await holdUser(transaction, ownerId);
    const growth = sizeBytes - (storyId === undefined ? 0 : await sizeOf(transaction, storyId));
    if (growth > 0) {
      const used = await usedBytes(transaction, ownerId);
      if (used + growth > configuration.storyQuotaBytes) throw new ApiError('story-quota-exceeded');
    }
    return save(transaction);
  });
  try {
    const saved = await work;
    if (storyId !== undefined) live.changed(storyId, userId);
    metrics.saves.inc({ result: 'saved' });
    return saved;
  } catch (error) {
    metrics.saves.inc({ result: error instanceof ApiError ? 'refused' : 'failed' });
    throw error;
  }
}
