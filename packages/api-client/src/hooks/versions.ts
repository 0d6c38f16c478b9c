import type { StoryVersionData, VersionListQuery, VersionListResponse } from '../contract/index.ts';
import type { Query } from './query.ts';
import { type HookOptions, type QueryResult, useQuery } from './useQuery.ts';

export const storyVersions: Query<readonly [id: string, VersionListQuery], VersionListResponse> = {
  name: 'story-versions',
  fetch: (client, [id, query]) => client.versions.list(id, query),
};

export const storyVersion: Query<readonly [id: string, version: number], StoryVersionData> = {
  name: 'story-version',
  fetch: (client, [id, version]) => client.versions.read(id, version),
};

/** A page of the saved states of a story, newest first; asks nothing without an id. */
export const useStoryVersions = (
  id: string | null | undefined,
  query: VersionListQuery = {},
  options?: HookOptions,
): QueryResult<VersionListResponse> =>
  useQuery(storyVersions, [id ?? '', query], {
    ...options,
    enabled: Boolean(id) && options?.enabled !== false,
  });

/** A saved state with its document; asks nothing while no version is chosen. */
export const useStoryVersion = (
  id: string | null | undefined,
  version: number | null | undefined,
  options?: HookOptions,
): QueryResult<StoryVersionData> =>
  useQuery(storyVersion, [id ?? '', version ?? 0], {
    ...options,
    enabled: Boolean(id && version) && options?.enabled !== false,
  });
