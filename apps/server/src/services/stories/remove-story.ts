import { restorableHours, type StorySummary } from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import { ApiError } from '../../api-error.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Database } from '../../db/schema.ts';
import { noteUses } from '../media/note-uses.ts';
import { requireNotUnpublished } from '../moderation/unpublished-content.ts';
import type { Services } from '../services.ts';
import { readingTables } from '../statistics/purge-events.ts';
import { isOwn, type OwnStory } from './may-read.ts';
import { changeIndexed } from './public-index.ts';
import { readSummary } from './read-story.ts';

const restorableFor = restorableHours * 60 * 60 * 1000;
const purgedAtOnce = 100;

/**
 * Deletes a story; its owner can restore it for a day.
 * @throws ApiError `story-not-found` when the caller has no such story.
 */
export async function removeStory(services: Services, story: OwnStory): Promise<void> {
  await services.database.transaction().execute((transaction) =>
    changeIndexed(services, transaction, story.storyId, async () => {
      const removed = await transaction
        .updateTable('stories')
        .set({ deleted_at: services.now() })
        .where(isOwn(story))
        .executeTakeFirst();
      if (removed.numUpdatedRows === 0n) throw new ApiError('story-not-found');
    }),
  );
}

/**
 * Restores a deleted story.
 * @throws ApiError `story-not-found` when the caller has deleted no such story in the last day, or
 * `story-unpublished`.
 */
export async function restoreStory(
  services: Services,
  { ownerId, storyId }: OwnStory,
): Promise<StorySummary> {
  return services.database.transaction().execute(async (transaction) => {
    await changeIndexed(services, transaction, storyId, async () => {
      const restored = await transaction
        .updateTable('stories')
        .set({ deleted_at: null })
        .where('id', '=', storyId)
        .where('owner_id', '=', ownerId)
        .where('deleted_at', '>', services.now() - restorableFor)
        .executeTakeFirst();
      if (restored.numUpdatedRows === 0n) throw new ApiError('story-not-found');
      await requireNotUnpublished(transaction, storyId);
    });
    return readSummary({ ...services, database: transaction }, storyId, { viewerId: ownerId });
  });
}

/**
 * Purges stories that were deleted more than a day ago, in batches; returns how many. One with an undecided case stays
 * until it is decided.
 */
export async function purgeStories({ database, now }: Services): Promise<number> {
  let purged = 0;
  for (;;) {
    const old = await database
      .selectFrom('stories')
      .select('id')
      .where('deleted_at', '<=', now() - restorableFor)
      .where((expression) =>
        expression.not(
          expression.exists(
            expression
              .selectFrom('moderation_cases')
              .select('target_id')
              .whereRef('moderation_cases.story_id', '=', 'stories.id')
              .where('status', '!=', 'settled'),
          ),
        ),
      )
      .limit(purgedAtOnce)
      .execute();
    if (old.length === 0) return purged;
    const ids = old.map(({ id }) => id);
    // One statement for a story with all its readings would block a server on SQLite for seconds.
    for (const table of readingTables) {
      await deleteInBatches(database, table, sql<boolean>`story_id in (${sql.join(ids)})`);
    }
    purged += await database.transaction().execute((transaction) => purge(transaction, ids, now()));
  }
}

async function purge(transaction: Database, ids: readonly string[], time: number): Promise<number> {
  const used = await transaction
    .selectFrom('story_media')
    .select('file_id')
    .where('story_id', 'in', ids)
    .execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('stories')
    .where('id', 'in', ids)
    .where('deleted_at', '<=', time - restorableFor)
    .executeTakeFirst();
  const fileIds = used.map(({ file_id }) => file_id);
  await noteUses(transaction, fileIds, time);
  return Number(numDeletedRows);
}
