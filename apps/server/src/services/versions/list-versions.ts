import type { VersionListResponse, versionListQuery } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import type { Services } from '../services.ts';
import { type OwnStory, requireOwnStory } from '../stories/may-read.ts';
import { selectVersions, toStoryVersion } from './version-views.ts';

/**
 * A page of the versions of a story, newest first.
 * @throws ApiError `story-not-found`.
 */
export async function listVersions(
  { database }: Pick<Services, 'database'>,
  story: OwnStory,
  { cursor, limit }: z.output<typeof versionListQuery>,
): Promise<VersionListResponse> {
  await requireOwnStory(database, story);
  const found = await selectVersions(database, story.storyId)
    .$if(cursor !== undefined, (query) => query.where('version', '<', cursor ?? 0))
    .orderBy('version', 'desc')
    .limit(limit + 1)
    .execute();
  const items = found.slice(0, limit).map(toStoryVersion);
  const last = items.at(-1);
  return { items, nextCursor: found.length > limit && last ? last.version : null };
}
