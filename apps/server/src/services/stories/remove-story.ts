import { restorableHours, type StorySummary } from '@dreamfork/api-client/contract';
import { expressionBuilder, sql } from 'kysely';
import { ApiError } from '../../api-error.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Tables } from '../../db/schema.ts';
import { noteUses } from '../media/note-uses.ts';
import { requireNotUnpublished } from '../moderation/unpublished-content.ts';
import type { Services } from '../services.ts';
import { readingTables } from '../statistics/purge-readings.ts';
import { isOwn, type OwnStory } from './may-read.ts';
import { changeIndexed } from './public-index.ts';
import { readNewest } from './read-story.ts';

const restorableFor = restorableHours * 60 * 60 * 1000;
const purgedAtOnce = 100;
/** Each has a document of up to some megabytes. */
const versionsAtOnce = 2;
const largeTables = [
  ...readingTables,
  'reading_figures',
  'story_likes',
  'story_comments',
  'review_comments',
  'review_threads',
  'review_readers',
] as const;

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
  services.live.changed(story.storyId, story.ownerId);
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
    return readNewest({ ...services, database: transaction }, { storyId, userId: ownerId });
  });
}

const stories = expressionBuilder<Tables, 'stories'>();

/** True for stories of which a case is undecided: they stay until it is decided. */
const hasUndecidedCase = stories.exists(
  stories
    .selectFrom('moderation_cases')
    .select('target_id')
    .whereRef('moderation_cases.story_id', '=', 'stories.id')
    .where('status', '!=', 'settled'),
);

/** Purges stories that were deleted more than a day ago; returns how many. */
export async function purgeStories(services: Services): Promise<number> {
  const { database, now } = services;
  let purged = 0;
  for (;;) {
    const old = await database
      .selectFrom('stories')
      .select('id')
      .where('deleted_at', '<=', now() - restorableFor)
      .where(stories.not(hasUndecidedCase))
      .limit(purgedAtOnce)
      .execute();
    for (const { id } of old) purged += await purgeStory(services, id);
    if (old.length < purgedAtOnce) return purged;
  }
}

/** Purges all stories of a user, also those that were not deleted; returns how many. */
export async function purgeStoriesOf(services: Services, ownerId: string): Promise<number> {
  let purged = 0;
  const all = await services.database
    .selectFrom('stories')
    .select(['id', 'deleted_at'])
    .where('owner_id', '=', ownerId)
    .where(stories.not(hasUndecidedCase))
    .execute();
  for (const { id: storyId, deleted_at } of all) {
    if (deleted_at === null) await removeStory(services, { ownerId, storyId });
    purged += await purgeStory(services, storyId);
  }
  return purged;
}

/** Deletes what a story has, part by part: one statement would block a server on SQLite for seconds. */
async function purgeStory({ database, now, stopping }: Services, id: string): Promise<number> {
  const isOfStory = sql<boolean>`story_id = ${id}`;
  const signal = stopping;
  for (const table of largeTables) await deleteInBatches(database, table, isOfStory, { signal });
  await deleteInBatches(database, 'story_versions', isOfStory, { signal, rows: versionsAtOnce });
  return database.transaction().execute(async (transaction) => {
    const used = await transaction
      .selectFrom('story_media')
      .select('file_id')
      .where('story_id', '=', id)
      .execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('stories')
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst();
    const fileIds = used.map(({ file_id }) => file_id);
    await noteUses(transaction, fileIds, now());
    return Number(numDeletedRows);
  });
}
