import { namedVersionsMaximum, type StoryVersion } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { ownNewest } from '../stories/drafts.ts';
import type { OwnStory } from '../stories/may-read.ts';
import { lockStory } from '../stories/public-index.ts';
import { selectVersions, toStoryVersion } from './read-versions.ts';

// The lock makes saves and other renamings of the story wait: none of them thins the version that is being
// named, and two cannot both be the hundredth.
async function lockOwnStory(transaction: Database, story: OwnStory): Promise<{ version: number }> {
  await lockStory(transaction, story.storyId);
  const held = await ownNewest(transaction, story).executeTakeFirst();
  if (!held) throw new ApiError('story-not-found');
  return held;
}

async function requireRoomForName(
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
 * Names a version, so that it is never thinned, or removes its name.
 * @throws ApiError `story-not-found`, `version-not-found` or `version-names-full`.
 */
export async function renameVersion(
  { database }: Services,
  { version, name, ...story }: OwnStory & { version: number; name: string | null },
): Promise<StoryVersion> {
  return database.transaction().execute(async (transaction) => {
    await lockOwnStory(transaction, story);
    const renamed = await transaction
      .updateTable('story_versions')
      .set({ name })
      .where('story_id', '=', story.storyId)
      .where('version', '=', version)
      .executeTakeFirst();
    if (renamed.numUpdatedRows === 0n) throw new ApiError('version-not-found');
    if (name !== null) await requireRoomForName(transaction, { storyId: story.storyId, version });
    const row = await selectVersions(transaction, story.storyId)
      .where('story_versions.version', '=', version)
      .executeTakeFirstOrThrow();
    return toStoryVersion(row);
  });
}

/**
 * Names the current version, within the transaction that saves the next one. An existing name stays.
 * @throws ApiError `story-not-found` or `version-names-full`.
 */
export async function nameHeldVersion(
  transaction: Database,
  { name, ...story }: OwnStory & { name: string },
): Promise<void> {
  const { version } = await lockOwnStory(transaction, story);
  const { storyId } = story;
  const named = await transaction
    .updateTable('story_versions')
    .set({ name })
    .where('story_id', '=', storyId)
    .where('version', '=', version)
    .where('name', 'is', null)
    .executeTakeFirst();
  if (named.numUpdatedRows > 0n) await requireRoomForName(transaction, { storyId, version });
}
