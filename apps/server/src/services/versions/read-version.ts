import { ApiError } from '../../api-error.ts';
import { decompressText } from '../../db/compressed-text.ts';
import type { Services } from '../services.ts';
import { type OwnStory, requireOwnStory } from '../stories/may-read.ts';
import { selectVersions, toStoryVersion } from './version-views.ts';

/**
 * A version with its document, as JSON text: the document is stored as JSON text, so it is concatenated, not
 * parsed and serialised again.
 * @throws ApiError `story-not-found` or `version-not-found`.
 */
export async function readVersion(
  { database }: Pick<Services, 'database'>,
  { version, ...story }: OwnStory & { version: number },
): Promise<string> {
  await requireOwnStory(database, story);
  const found = await selectVersions(database, story.storyId)
    .innerJoin('story_version_documents as documents', (join) =>
      join
        .onRef('documents.story_id', '=', 'story_versions.story_id')
        .onRef('documents.version', '=', 'story_versions.version'),
    )
    .select('documents.document')
    .where('story_versions.version', '=', version)
    .executeTakeFirst();
  if (!found) throw new ApiError('version-not-found');
  const facts = JSON.stringify(toStoryVersion(found));
  return `${facts.slice(0, -1)},"document":${await decompressText(found.document, found.size_bytes)}}`;
}
