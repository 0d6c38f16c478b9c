import type { StoryVersionData, VersionListQuery, VersionListResponse } from '../contract/index.ts';
import { type ApiAnswer, type HookOptions, useAnswer } from './useAnswer.ts';

/** A page of the saved states of a story, newest first; asks nothing without an id. */
export const useStoryVersions = (
  id: string | null | undefined,
  query: VersionListQuery = {},
  options?: HookOptions,
): ApiAnswer<VersionListResponse> =>
  useAnswer('story-versions', [id, query], (client) => client.versions.list(id ?? '', query), {
    ...options,
    enabled: Boolean(id) && options?.enabled !== false,
  });

/** A saved state with its document; asks nothing while no version is chosen. */
export const useStoryVersion = (
  id: string | null | undefined,
  version: number | null | undefined,
  options?: HookOptions,
): ApiAnswer<StoryVersionData> =>
  useAnswer(
    'story-version',
    [id, version],
    (client) => client.versions.read(id ?? '', version ?? 0),
    { ...options, enabled: Boolean(id && version) && options?.enabled !== false },
  );
