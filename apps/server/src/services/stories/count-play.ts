import { createHmac } from 'node:crypto';
import type { playEvents } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { ReaderKeys, Services } from '../services.ts';
import { recordReading } from '../statistics/record-reading.ts';
import { addToCounters } from './counters.ts';
import { readableStory } from './may-read.ts';

export function createReaderKeys(secret: string): ReaderKeys {
  const key = createHmac('sha256', secret).update('readers').digest();
  return {
    of: ({ storyId, readerId, network }) =>
      createHmac('sha256', key)
        .update(JSON.stringify([storyId, readerId ?? null, readerId ? null : network]))
        .digest('base64url'),
  };
}

/** Milliseconds within which a reader's view of a story, and an ending, counts once. */
const countedOnceWithin = 30 * 60 * 1000;

type Reading = { storyId: string; reader: string; event: 'start' | 'end'; time: number };

/** Records an event of a reader; returns whether it counts. */
export async function isNewReading(
  transaction: Database,
  { storyId, reader, event, time }: Reading,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('story_readings')
    .values({ story_id: storyId, reader, event, counted_at: time })
    .onConflict((conflict) =>
      conflict
        .columns(['story_id', 'reader', 'event'])
        .doUpdateSet({ counted_at: time })
        .where('story_readings.counted_at', '<=', time - countedOnceWithin),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes the records of readings that no longer matter. */
export async function purgeReadings({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  await database
    .deleteFrom('story_readings')
    .where('counted_at', '<=', now() - countedOnceWithin)
    .execute();
}

type Played = z.output<typeof playEvents> & {
  storyId: string;
  readerId: string | undefined;
  /** The network that the request comes from, as `clientNetwork` gives it. */
  network: string;
};

/**
 * Adds a reader's events to the story's counters and statistics. A view and an ending of the same reader count once within
 * half an hour; the owner's own reading is not counted, nor is any of a story whose author does not want it.
 * @throws ApiError `story-not-found` for a story the reader may not read.
 */
export async function countPlay(
  {
    database,
    readerKeys,
    versionParts,
    now,
  }: Pick<Services, 'database' | 'readerKeys' | 'versionParts' | 'now'>,
  { storyId, readerId, network, readingId, version, source, device, events }: Played,
): Promise<void> {
  const story = await readableStory(database, { storyId, viewerId: readerId })
    .select(['owner_id', 'counts_readings'])
    .executeTakeFirst();
  if (!story) throw new ApiError('story-not-found');
  if (story.owner_id === readerId || story.counts_readings === 0) return;
  const types = events.map(({ type }) => type);
  const reader = readerKeys.of({ storyId, readerId, network });
  const time = now();
  const parts =
    readingId === undefined || version === undefined
      ? undefined
      : await versionParts.of(storyId, version);
  await database.transaction().execute(async (transaction) => {
    const countOnce = async (event: 'start' | 'end') =>
      types.includes(event) && (await isNewReading(transaction, { storyId, reader, event, time }))
        ? 1
        : 0;
    await addToCounters(transaction, storyId, {
      view_count: await countOnce('start'),
      choice_count: types.filter((type) => type === 'choice').length,
      completion_count: await countOnce('end'),
    });
    if (readingId === undefined || version === undefined || !parts) return;
    const segment = source && device ? { source, device } : null;
    const batch = { storyId, readingId, version, segment, parts, events, time };
    await recordReading(transaction, batch);
  });
}
