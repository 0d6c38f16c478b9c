import { sql } from 'kysely';
import { hasWords } from '../../db/story-search.ts';
import { isBehind } from '../read-page.ts';
import type { Services } from '../services.ts';
import { liveStories } from './may-read.ts';
import type { Picked, StoryFilter, Total } from './query-public.ts';
import { directions } from './story-order.ts';
import { writtenStories } from './story-rights.ts';

const columns = {
  recent: sql<number>`coalesce(story_drafts.updated_at, stories.updated_at)`,
  popular: sql<number>`coalesce(story_counters.view_count, 0)`,
  liked: sql<number>`coalesce(story_counters.like_count, 0)`,
  title: sql<string>`coalesce(story_drafts.title_key, stories.title_key)`,
};

/** Words of the draft and of what readers get. */
const searched = sql<string>`stories.search_text || coalesce(story_drafts.search_text, '')`;

const ownStories = (
  { database, now }: Services,
  userId: string,
  { words, tagKey, category }: StoryFilter,
) =>
  liveStories(database)
    .leftJoin('story_counters', 'story_counters.story_id', 'stories.id')
    .leftJoin('story_drafts', 'story_drafts.story_id', 'stories.id')
    .where('stories.id', 'in', writtenStories(database, userId, now()))
    .$if(words !== undefined, (query) => query.where(hasWords(searched, words ?? [])))
    .$if(category !== undefined, (query) => query.where('stories.category', '=', category ?? null))
    .$if(tagKey !== undefined, (query) =>
      query.where((expression) =>
        expression.exists(
          expression
            .selectFrom('story_tags')
            .select('story_tags.tag_key')
            .whereRef('story_tags.story_id', '=', 'stories.id')
            .where('story_tags.tag_key', '=', tagKey ?? ''),
        ),
      ),
    );

/** A page of all stories that a user owns or writes; they are few enough to be read at once. */
export async function queryOwn(
  services: Services,
  ownerId: string,
  wanted: StoryFilter,
): Promise<Picked> {
  const { sort, after, offset, size } = wanted;
  const direction = directions[sort];
  const places = await ownStories(services, ownerId, wanted)
    .select(['stories.id', sql<string | number>`${columns[sort]}`.as('value')])
    .$if(after !== undefined, (query) =>
      query.where(
        isBehind([columns[sort], sql.ref('stories.id')], [after?.value, after?.id], direction),
      ),
    )
    .orderBy(columns[sort], direction)
    .orderBy('stories.id', direction)
    .limit(size + 1)
    .offset(offset)
    .execute();
  return { places };
}

export async function countOwn(
  services: Services,
  ownerId: string,
  wanted: StoryFilter,
): Promise<Total> {
  const { total } = await ownStories(services, ownerId, wanted)
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, isTotalExact: true };
}
