import type { StorySummary } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import { type Database, toFlag } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { repeatVersion } from '../versions/keep-version.ts';
import { changeListed } from './listings.ts';
import { demandPublicStory, ownStory } from './live-stories.ts';
import { type Author, demandMayPublish } from './may-publish.ts';
import { readSummary } from './read-summaries.ts';

type Publicity = { storyId: string; isPublic: 0 | 1; time: number };

/**
 * Changes who may read a story, as a version of its own: an editor that is open somewhere learns of it by the
 * clash of its next save, and does not take it back unawares.
 */
async function setPublicity(
  transaction: Database,
  { storyId, isPublic, time }: Publicity,
): Promise<number> {
  const { version } = await transaction
    .updateTable('stories')
    .set((expression) => ({
      is_public: isPublic,
      version: expression('version', '+', 1),
      updated_at: time,
      ...(isPublic
        ? {
            unpublished_reason: null,
            unpublished_by: null,
            unpublished_at: null,
            unpublished_version: null,
          }
        : {}),
    }))
    .where('id', '=', storyId)
    .returning('version')
    .executeTakeFirstOrThrow();
  await repeatVersion(transaction, { storyId, version, savedAt: time });
  return version;
}

/**
 * Makes a story of the author's own public or private.
 * @throws ApiError `story-not-found`, `email-unconfirmed`, or `story-unpublished` for one that a moderator made
 * private and that has not been changed since.
 */
export async function publishStory(
  services: Services,
  { author, storyId, publish }: { author: Author; storyId: string; publish: boolean },
): Promise<StorySummary> {
  return services.database.transaction().execute(async (transaction) => {
    await changeListed(services, transaction, storyId, async () => {
      const story = await ownStory(transaction, { storyId, ownerId: author.id })
        .select(['is_public', 'version', 'unpublished_version'])
        .executeTakeFirst();
      if (!story) throw new ApiError('story-not-found');
      const isPublic = toFlag(publish);
      if (story.is_public === isPublic) return;
      if (publish) demandMayPublish(services, author);
      if (publish && story.unpublished_version === story.version) {
        throw new ApiError('story-unpublished');
      }
      await setPublicity(transaction, { storyId, isPublic, time: services.now() });
    });
    return readSummary(transaction, storyId, { viewerId: author.id });
  });
}

type Unpublishing = { storyId: string; moderatorId: string; reason: string };

/**
 * Makes a public story private for its readers' sake, in a transaction; its owner reads why.
 * @throws ApiError `story-not-found` where there is no such public story.
 */
export async function unpublishStory(
  services: Pick<Services, 'search' | 'now'>,
  transaction: Database,
  { storyId, moderatorId, reason }: Unpublishing,
): Promise<void> {
  await changeListed(services, transaction, storyId, async () => {
    await demandPublicStory(transaction, storyId);
    const time = services.now();
    const version = await setPublicity(transaction, { storyId, isPublic: 0, time });
    await transaction
      .updateTable('stories')
      .set({
        unpublished_reason: reason,
        unpublished_by: moderatorId,
        unpublished_at: time,
        unpublished_version: version,
      })
      .where('id', '=', storyId)
      .execute();
  });
}
