import type { playEvents } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Services } from '../services.ts';

type Played = z.output<typeof playEvents> & { storyId: string; readerId: string | undefined };

/**
 * Adds what a reader did to the story's counters; the owner's own reading is not counted.
 * @throws ApiError `story-not-found` for a story the reader may not read.
 */
export async function countPlay(
  { database }: Pick<Services, 'database'>,
  { storyId, readerId, events }: Played,
): Promise<void> {
  const story = await database
    .selectFrom('stories')
    .select(['owner_id', 'is_public'])
    .where('id', '=', storyId)
    .executeTakeFirst();
  const isOwn = story?.owner_id === readerId;
  if (!story || (story.is_public !== 1 && !isOwn)) throw new ApiError('story-not-found');
  if (isOwn) return;
  const count = (type: (typeof events)[number]['type']) =>
    events.filter((event) => event.type === type).length;
  await database
    .insertInto('story_counters')
    .values({
      story_id: storyId,
      view_count: count('start'),
      choice_count: count('choice'),
      completion_count: count('end'),
    })
    .onConflict((conflict) =>
      conflict.column('story_id').doUpdateSet((expression) => ({
        view_count: expression(
          'story_counters.view_count',
          '+',
          expression.ref('excluded.view_count'),
        ),
        choice_count: expression(
          'story_counters.choice_count',
          '+',
          expression.ref('excluded.choice_count'),
        ),
        completion_count: expression(
          'story_counters.completion_count',
          '+',
          expression.ref('excluded.completion_count'),
        ),
      })),
    )
    .execute();
}
