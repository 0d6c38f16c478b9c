import type {
  OwnFigures,
  StoryData,
  StoryListQuery,
  StoryListResponse,
  StorySummary,
} from '../contract/index.ts';
import type { Read } from './read.ts';
import { type ApiAnswer, type HookOptions, useAnswer } from './useAnswer.ts';

export const publicStories: Read<StoryListQuery, StoryListResponse> = {
  name: 'public-stories',
  ask: (client, query) => client.stories.listPublic(query),
};

export const ownStories: Read<StoryListQuery, StoryListResponse> = {
  name: 'own-stories',
  ask: (client, query) => client.stories.listOwn(query),
};

export const storyData: Read<string, StoryData> = {
  name: 'story-data',
  ask: (client, id) => client.stories.data(id),
};

export const storyCard: Read<string, StorySummary> = {
  name: 'story-card',
  ask: (client, id) => client.stories.card(id),
};

export const ownFigures: Read<null, OwnFigures> = {
  name: 'own-figures',
  ask: (client) => client.ownStories.figures(),
};

/** Public stories, newest first. */
export const usePublicStories = (
  query: StoryListQuery = {},
  options?: HookOptions,
): ApiAnswer<StoryListResponse> => useAnswer(publicStories, query, options);

/** The signed-in user's own stories, last changed first. */
export const useOwnStories = (
  query: StoryListQuery = {},
  options?: HookOptions,
): ApiAnswer<StoryListResponse> => useAnswer(ownStories, query, options);

/** A story without its document; asks nothing without an id. */
export const useStoryCard = (
  id: string | null | undefined,
  options?: HookOptions,
): ApiAnswer<StorySummary> =>
  useAnswer(storyCard, id ?? '', {
    ...options,
    enabled: Boolean(id) && options?.enabled !== false,
  });

/** How many stories the signed-in user has, how they are read, and the last changed three. */
export const useOwnFigures = (options?: HookOptions): ApiAnswer<OwnFigures> =>
  useAnswer(ownFigures, null, options);

/** A whole story with its document; asks nothing without an id. */
export const useStoryData = (
  id: string | null | undefined,
  options?: HookOptions,
): ApiAnswer<StoryData> =>
  useAnswer(storyData, id ?? '', {
    ...options,
    enabled: Boolean(id) && options?.enabled !== false,
  });
