import type { OwnFigures } from '@dreamfork/api-client/contract';
import type { Services } from '../services.ts';
import { listStories } from './list-stories.ts';
import { liveStories } from './may-read.ts';

const recentStories = 3;

/** The statistics of an author, and the stories that they changed last. */
export async function readOwnFigures(services: Services, ownerId: string): Promise<OwnFigures> {
  const [figures, { stories: recent }] = await Promise.all([
    liveStories(services.database)
      .leftJoin('story_counters', 'story_counters.story_id', 'stories.id')
      .select((expression) => [
        expression.fn.countAll<number>().as('stories'),
        expression.fn
          .coalesce(expression.fn.sum<number>('stories.is_public'), expression.val(0))
          .as('published'),
        expression.fn
          .coalesce(expression.fn.sum<number>('story_counters.view_count'), expression.val(0))
          .as('views'),
        expression.fn
          .coalesce(expression.fn.sum<number>('story_counters.choice_count'), expression.val(0))
          .as('choices'),
      ])
      .where('stories.owner_id', '=', ownerId)
      .executeTakeFirstOrThrow(),
    listStories(services, { kind: 'own', ownerId }, { limit: recentStories }),
  ]);
  return {
    totalStories: figures.stories,
    // PostgreSQL sums into numeric, which arrives as text.
    publishedStories: Number(figures.published),
    viewCount: Number(figures.views),
    choiceCount: Number(figures.choices),
    recent,
  };
}
