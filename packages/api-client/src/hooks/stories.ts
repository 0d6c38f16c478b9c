import type {
  OwnFigures,
  StoryData,
  StoryListQuery,
  StoryListResponse,
  StorySummary,
} from '../contract/index.ts';
import type { Query } from './query.ts';
import { type HookOptions, type QueryResult, useQuery } from './useQuery.ts';

export const publicStories: Query<StoryListQuery, StoryListResponse> = {
  name: 'public-stories',
  fetch: (client, query) => client.stories.listPublic(query),
};

export const ownStories: Query<StoryListQuery, StoryListResponse> = {
  name: 'own-stories',
  fetch: (client, query) => client.stories.listOwn(query),
};

export const storyData: Query<string, StoryData> = {
  name: 'story-data',
  fetch: (client, id) => client.stories.data(id),
};

export const storyCard: Query<string, StorySummary> = {
  name: 'story-card',
  fetch: (client, id) => client.stories.card(id),
};

export const ownFigures: Query<null, OwnFigures> = {
  name: 'own-figures',
  fetch: (client) => client.ownStories.figures(),
};

/** Public stories, newest first. */
export const usePublicStories = (
  query: StoryListQuery = {},
  options?: HookOptions,
): QueryResult<StoryListResponse> => useQuery(publicStories, query, options);

/** The signed-in user's own stories, last changed first. */
export const useOwnStories = (
  query: StoryListQuery = {},
  options?: HookOptions,
): QueryResult<StoryListResponse> => useQuery(ownStories, query, options);

/** A story without its document; asks nothing without an id. */
export const useStoryCard = (
  id: string | null | undefined,
  options?: HookOptions,
): QueryResult<StorySummary> =>
  useQuery(storyCard, id ?? '', {
    ...options,
    enabled: Boolean(id) && options?.enabled !== false,
  });

/** How many stories the signed-in user has, how they are read, and the last changed three. */
export const useOwnFigures = (options?: HookOptions): QueryResult<OwnFigures> =>
  useQuery(ownFigures, null, options);

/** A whole story with its document; asks nothing without an id. */
export const useStoryData = (
  id: string | null | undefined,
  options?: HookOptions,
): QueryResult<StoryData> =>
  useQuery(storyData, id ?? '', {
    ...options,
    enabled: Boolean(id) && options?.enabled !== false,
  });
