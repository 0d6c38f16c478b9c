import { createHmac } from 'node:crypto';
import { dayOf, type playEvents } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { ReaderKeys, Services } from '../services.ts';
import { liveStories, mayRead } from './may-read.ts';
import { isCoAuthor } from './story-rights.ts';

export function createReaderKeys(secret: string): ReaderKeys {
  const key = createHmac('sha256', secret).update('readers').digest();
  return {
    of: ({ storyId, day, readerId, network }) =>
      createHmac('sha256', key)
        .update(JSON.stringify([storyId, day, readerId ?? null, readerId ? null : network]))
        .digest('base64url'),
  };
}

type Played = z.output<typeof playEvents> & {
  storyId: string;
  readerId: string | undefined;
  /** The network that the request comes from, as `clientNetwork` gives it. */
  network: string;
};

/**
 * Adds a reader's events to the figures of a story. What its authors read is not counted, nor is any of a story
 * whose author does not want it.
 * @throws ApiError `story-not-found` for a story the reader may not read.
 */
export async function countPlay(
  { database, metrics, readerKeys, readings, versionParts, now }: Services,
  { storyId, readerId, network, readingId, version, source, device, events }: Played,
): Promise<void> {
  // Nobody has an empty id.
  const isOfCoAuthor = isCoAuthor(readerId ?? '', now());
  const story = await liveStories(database)
    .select(['owner_id', 'counts_readings', 'stories.version'])
    .select(isOfCoAuthor.as('is_co_author'))
    .where('stories.id', '=', storyId)
    .where((expression) => expression.or([mayRead(readerId), isOfCoAuthor]))
    .executeTakeFirst();
  if (!story) throw new ApiError('story-not-found');
  if (story.owner_id === readerId || story.is_co_author || story.counts_readings === 0) return;
  const read = version ?? story.version;
  const parts = await versionParts.of(storyId, read);
  if (!parts) return;
  const day = dayOf(now());
  const isNew = await readings.record({
    storyId,
    // A client without an id for its browser: a guest is known by the network, for a day.
    readingId: readingId ?? readerKeys.of({ storyId, day, readerId, network }),
    network: readerKeys.of({ storyId, day, readerId: undefined, network }),
    version: read,
    segment: source && device ? { source, device } : null,
    parts,
    events,
    day,
  });
  if (isNew) metrics.readings.inc();
}
