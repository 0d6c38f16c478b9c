import { namedVersionsMaximum, type StoryVersion } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { isOwn, type OwnStory } from '../stories/live-stories.ts';
import { selectVersions, toStoryVersion } from './version-views.ts';

// Writing the row, though with what it holds, makes saves and other renamings of the story wait: none of
// them thins the version that is being named, and two cannot both be the hundredth.
async function holdOwnStory(transaction: Database, story: OwnStory): Promise<void> {
  const held = await transaction
    .updateTable('stories')
    .set((expression) => ({ version: expression.ref('version') }))
    .where(isOwn(story))
    .executeTakeFirst();
  if (held.numUpdatedRows === 0n) throw new ApiError('story-not-found');
}

async function refuseTooManyNames(
  transaction: Database,
  { storyId, version }: { storyId: string; version: number },
): Promise<void> {
  const { named } = await transaction
    .selectFrom('story_versions')
    .select((expression) => expression.fn.countAll<number>().as('named'))
    .where('story_id', '=', storyId)
    .where('name', 'is not', null)
    .where('version', '!=', version)
    .executeTakeFirstOrThrow();
  if (named >= namedVersionsMaximum) throw new ApiError('version-names-full');
}

/**
 * Names a version, so that it is never thinned, or takes its name away.
 * @throws ApiError `story-not-found`, `version-not-found` or `version-names-full`.
 */
export async function renameVersion(
  { database }: Pick<Services, 'database'>,
  { version, name, ...story }: OwnStory & { version: number; name: string | null },
): Promise<StoryVersion> {
  return database.transaction().execute(async (transaction) => {
    await holdOwnStory(transaction, story);
    const renamed = await transaction
      .updateTable('story_versions')
      .set({ name })
      .where('story_id', '=', story.storyId)
      .where('version', '=', version)
      .executeTakeFirst();
    if (renamed.numUpdatedRows === 0n) throw new ApiError('version-not-found');
    if (name !== null) await refuseTooManyNames(transaction, { storyId: story.storyId, version });
    const row = await selectVersions(transaction, story.storyId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return toStoryVersion(row);
  });
}
