import type { StorySummary } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import { selectStoryFacts, toStorySummary } from './story-views.ts';
import { tagsOfStories } from './tags.ts';

/** Who looks at stories; nobody for a guest. */
export type Reader = { viewerId: string | undefined };

/** The summaries of stories, in the order of their ids; what was deleted meanwhile is left out. */
export async function readSummaries(
  database: Database,
  storyIds: readonly string[],
  { viewerId }: Reader,
): Promise<StorySummary[]> {
  if (storyIds.length === 0) return [];
  const [found, tags] = await Promise.all([
    selectStoryFacts(database, viewerId).where('stories.id', 'in', storyIds).execute(),
    tagsOfStories(database, storyIds),
  ]);
  const byId = new Map(found.map((story) => [story.id, story]));
  return storyIds.flatMap((id) => {
    const story = byId.get(id);
    return story ? toStorySummary(story, { tags: tags.get(id) ?? [], viewerId }) : [];
  });
}

/**
 * The summary of one story, whoever may read it.
 * @throws ApiError `story-not-found`.
 */
export async function readSummary(
  database: Database,
  storyId: string,
  reader: Reader,
): Promise<StorySummary> {
  const [story] = await readSummaries(database, [storyId], reader);
  if (!story) throw new ApiError('story-not-found');
  return story;
}

/**
 * The summary of a story that this reader may read.
 * @throws ApiError `story-not-found`.
 */
export async function readCard(
  database: Database,
  storyId: string,
  reader: Reader,
): Promise<StorySummary> {
  const story = await readSummary(database, storyId, reader);
  if (!story.isPublic && !story.isOwn) throw new ApiError('story-not-found');
  return story;
}
