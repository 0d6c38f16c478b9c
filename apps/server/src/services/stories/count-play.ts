import type { playEvents } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Services } from '../services.ts';
import { addToCounters } from './counters.ts';
import { readableStory } from './live-stories.ts';

type Played = z.output<typeof playEvents> & { storyId: string; readerId: string | undefined };

/**
 * Adds what a reader did to the story's counters; the owner's own reading is not counted.
 * @throws ApiError `story-not-found` for a story the reader may not read.
 */
export async function countPlay(
  { database }: Pick<Services, 'database'>,
  { storyId, readerId, events }: Played,
): Promise<void> {
  const story = await readableStory(database, { storyId, viewerId: readerId })
    .select('owner_id')
    .executeTakeFirst();
  if (!story) throw new ApiError('story-not-found');
  if (story.owner_id === readerId) return;
  const count = (type: (typeof events)[number]['type']) =>
    events.filter((event) => event.type === type).length;
  await addToCounters(database, storyId, {
    view_count: count('start'),
    choice_count: count('choice'),
    completion_count: count('end'),
  });
}
