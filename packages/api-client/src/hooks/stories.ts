import type { StoryData, StoryListQuery, StoryListResponse } from '../contract/index.ts';
import { type ApiAnswer, type HookOptions, useAnswer } from './useAnswer.ts';

/** Public stories, newest first. */
export const usePublicStories = (
  query: StoryListQuery = {},
  options?: HookOptions,
): ApiAnswer<StoryListResponse> =>
  useAnswer('public-stories', query, (client) => client.stories.listPublic(query), options);

/** The signed-in user's own stories, last changed first. */
export const useOwnStories = (
  query: StoryListQuery = {},
  options?: HookOptions,
): ApiAnswer<StoryListResponse> =>
  useAnswer('own-stories', query, (client) => client.stories.listOwn(query), options);

/** A whole story with its document; asks nothing without an id. */
export const useStoryData = (
  id: string | null | undefined,
  options?: HookOptions,
): ApiAnswer<StoryData> =>
  useAnswer('story-data', id, (client) => client.stories.data(id ?? ''), {
    ...options,
    enabled: Boolean(id) && options?.enabled !== false,
  });
