import type { StoryVersionData, VersionListQuery, VersionListResponse } from '../contract/index.ts';
import type { Read } from './read.ts';
import { type ApiAnswer, type HookOptions, useAnswer } from './useAnswer.ts';

export const storyVersions: Read<readonly [id: string, VersionListQuery], VersionListResponse> = {
  name: 'story-versions',
  ask: (client, [id, query]) => client.versions.list(id, query),
};

export const storyVersion: Read<readonly [id: string, version: number], StoryVersionData> = {
  name: 'story-version',
  ask: (client, [id, version]) => client.versions.read(id, version),
};

/** A page of the saved states of a story, newest first; asks nothing without an id. */
export const useStoryVersions = (
  id: string | null | undefined,
  query: VersionListQuery = {},
  options?: HookOptions,
): ApiAnswer<VersionListResponse> =>
  useAnswer(storyVersions, [id ?? '', query], {
    ...options,
    enabled: Boolean(id) && options?.enabled !== false,
  });

/** A saved state with its document; asks nothing while no version is chosen. */
export const useStoryVersion = (
  id: string | null | undefined,
  version: number | null | undefined,
  options?: HookOptions,
): ApiAnswer<StoryVersionData> =>
  useAnswer(storyVersion, [id ?? '', version ?? 0], {
    ...options,
    enabled: Boolean(id && version) && options?.enabled !== false,
  });
