import type { StorySummary } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import { readDelayed } from '../../db/replica.ts';
import type { Database } from '../../db/schema.ts';
import { countOpenThreads } from '../review/count-threads.ts';
import type { Services } from '../services.ts';
import { readDrafts } from './drafts.ts';
import { isOwn, mayRead } from './may-read.ts';
import type { StoryAnswer } from './published-stories.ts';
import { readCardCovers } from './story-cover.ts';
import { isCoAuthor, type StoryAccess } from './story-rights.ts';
import {
  publicationFacts,
  roleFact,
  selectAnswerFacts,
  selectStoryFacts,
  toStoryAnswer,
  toStorySummary,
} from './story-views.ts';
import { tagsOfStories } from './tags.ts';

/** A guest has no id. */
export type Reader = { viewerId: string | undefined };

type Shown = Reader & {
  /** Whether to show the newest state of the public stories that the viewer writes, not what readers get. @default false */
  isNewest?: boolean;
};

/**
 * Summaries in the order of the ids. A story that was deleted or made private since its id was found is
 * left out.
 */
export async function readSummaries(
  services: Services,
  storyIds: readonly string[],
  { viewerId, isNewest = false }: Shown,
): Promise<StorySummary[]> {
  if (storyIds.length === 0) return [];
  const { database } = services;
  // Nobody has an empty id.
  const writtenBy = isCoAuthor(viewerId ?? '', services.now());
  const [found, tags] = await Promise.all([
    selectStoryFacts(database, viewerId)
      .select(writtenBy.as('is_co_author'))
      .where('stories.id', 'in', storyIds)
      .where((expression) => expression.or([mayRead(viewerId), writtenBy]))
      .execute(),
    tagsOfStories(database, storyIds),
  ]);
  const own = found.filter(
    (story) =>
      (story.owner_id === viewerId || story.is_co_author) && (isNewest || story.is_public === 0),
  );
  const drafts =
    own.length === 0
      ? undefined
      : await readDrafts(
          database,
          own.map(({ id }) => id),
        );
  const shown = found.map((story) => ({ ...story, ...drafts?.get(story.id) }));
  const openThreads =
    isNewest && own.length > 0 ? await countOpenThreads(database, storyIds) : undefined;
  const covers = await readCardCovers(services, shown);
  const byId = new Map(shown.map((story) => [story.id, story]));
  const published = new Map(found.map(({ id, version }) => [id, version]));
  return storyIds.flatMap((id) => {
    const story = byId.get(id);
    if (!story) return [];
    const publishedVersion = isNewest ? published.get(id) : undefined;
    const coverUrl = covers.get(id) ?? null;
    return toStorySummary(story, {
      tags: tags.get(id) ?? [],
      coverUrl,
      viewerId,
      publishedVersion,
      openThreads: openThreads && (openThreads.get(id) ?? 0),
    });
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

/**
 * The summary of the newest state of a story that the user writes.
 * @throws ApiError `story-not-found`.
 */
export async function readNewest(
  services: Services,
  { storyId, userId }: { storyId: string; userId: string },
): Promise<StorySummary> {
  const [story] = await readSummaries(services, [storyId], { viewerId: userId, isNewest: true });
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

/** The response for the newest state of a story, to who writes it. */
export async function readOwnStory(
  services: Services,
  access: StoryAccess,
): Promise<StoryAnswer | undefined> {
  const story = await selectAnswerFacts(services.database)
    .innerJoin('story_documents', 'story_documents.story_id', 'stories.id')
    .leftJoin('story_drafts', 'story_drafts.story_id', 'stories.id')
    .select(['stories.published_at', 'stories.publishes_by_hand'])
    .select(({ fn }) => [
      'stories.version as published_version',
      fn.coalesce('story_drafts.version', 'stories.version').as('version'),
      fn.coalesce('story_drafts.updated_at', 'stories.updated_at').as('updated_at'),
      fn.coalesce('story_drafts.document', 'story_documents.document').as('document'),
      'story_drafts.version as draft_version',
      'story_drafts.cover_url as draft_cover_url',
    ])
    .where(isOwn(access))
    .executeTakeFirst();
  if (!story) return undefined;
  const cover_url = story.draft_version === null ? story.cover_url : story.draft_cover_url;
  const facts = { ...publicationFacts(story), ...roleFact(access.role === 'co-author') };
  return toStoryAnswer({ ...story, cover_url }, story.document, facts);
}
