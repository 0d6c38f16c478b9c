import type { StorySummary } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import { readDelayed } from '../../db/replica.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { isOwn, mayRead, type OwnStory } from './may-read.ts';
import type { StoryAnswer } from './published-stories.ts';
import { readCardCovers } from './story-cover.ts';
import {
  selectAnswerFacts,
  selectStoryFacts,
  toStoryAnswer,
  toStorySummary,
} from './story-views.ts';
import { tagsOfStories } from './tags.ts';

/** A guest has no id. */
export type Reader = { viewerId: string | undefined };

/**
 * Summaries in the order of the ids. A story that was deleted or made private since its id was found is
 * left out.
 */
export async function readSummaries(
  services: Services,
  storyIds: readonly string[],
  { viewerId }: Reader,
): Promise<StorySummary[]> {
  if (storyIds.length === 0) return [];
  const { database } = services;
  const [found, tags] = await Promise.all([
    selectStoryFacts(database, viewerId)
      .where('stories.id', 'in', storyIds)
      .where(mayRead(viewerId))
      .execute(),
    tagsOfStories(database, storyIds),
  ]);
  const covers = await readCardCovers(services, found);
  const byId = new Map(found.map((story) => [story.id, story]));
  return storyIds.flatMap((id) => {
    const story = byId.get(id);
    if (!story) return [];
    const coverUrl = covers.get(id) ?? null;
    return toStorySummary(story, { tags: tags.get(id) ?? [], coverUrl, viewerId });
  });
}

/**
 * The summary of a story that this reader may read.
 * @throws ApiError `story-not-found`.
 */
export async function readSummary(
  services: Services,
  storyId: string,
  reader: Reader,
): Promise<StorySummary> {
  const [story] = await readSummaries(services, [storyId], reader);
  if (!story) throw new ApiError('story-not-found');
  return story;
}

const selectWhole = (database: Database) =>
  selectAnswerFacts(database)
    .innerJoin('story_documents', 'story_documents.story_id', 'stories.id')
    .select('story_documents.document');

/** The response for a public story, author's notes included. */
export async function readPublicStory(
  database: Database,
  storyId: string,
): Promise<StoryAnswer | undefined> {
  const story = await selectWhole(database)
    .where('stories.id', '=', storyId)
    .where(mayRead(undefined))
    .executeTakeFirst();
  return story && toStoryAnswer(story, story.document);
}

/** The same from a replica that has the story as it is by its stamp, else from the primary. */
export async function readStampedStory(
  databases: Pick<Services, 'database' | 'replica'>,
  storyId: string,
  stamp: string,
): Promise<StoryAnswer | undefined> {
  const story = await readDelayed(databases, undefined, (database) =>
    readPublicStory(database, storyId),
  );
  return story?.stamp === stamp ? story : readPublicStory(databases.database, storyId);
}

/** The response for a story of the user's own. */
export async function readOwnStory(
  services: Services,
  own: OwnStory,
): Promise<StoryAnswer | undefined> {
  const story = await selectWhole(services.database).where(isOwn(own)).executeTakeFirst();
  return story && toStoryAnswer(story, story.document);
}
