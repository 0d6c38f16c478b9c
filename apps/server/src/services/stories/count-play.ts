import type { playEvents } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Services } from '../services.ts';
import { addToCounters } from './counters.ts';
import { liveStories } from './story-views.ts';

type Played = z.output<typeof playEvents> & { storyId: string; readerId: string | undefined };

/**
 * Adds what a reader did to the story's counters; the owner's own reading is not counted.
 * @throws ApiError `story-not-found` for a story the reader may not read.
 */
export async function countPlay(
  { database }: Pick<Services, 'database'>,
  { storyId, readerId, events }: Played,
): Promise<void> {
  const story = await liveStories(database)
    .select(['owner_id', 'is_public'])
    .where('id', '=', storyId)
    .executeTakeFirst();
  const isOwn = story?.owner_id === readerId;
  if (!story || (story.is_public !== 1 && !isOwn)) throw new ApiError('story-not-found');
  if (isOwn) return;
  const count = (type: (typeof events)[number]['type']) =>
    events.filter((event) => event.type === type).length;
  await addToCounters(database, storyId, {
    view_count: count('start'),
    choice_count: count('choice'),
    completion_count: count('end'),
  });
}
