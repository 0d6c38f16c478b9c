import type { StorySummary } from '@dreamfork/api-client/contract';
import type { Updateable } from 'kysely';
import { ApiError } from '../../api-error.ts';
import type { Database, Tables } from '../../db/schema.ts';
import { toFlag } from '../../db/tables/flag.ts';
import { requirePublishableContent } from '../moderation/unpublished-content.ts';
import type { Services } from '../services.ts';
import { repeatVersion } from '../versions/save-version.ts';
import { promoteDraft } from './drafts.ts';
import { type Author, requireMayPublish } from './may-publish.ts';
import { liveStories, ownStory } from './may-read.ts';
import { changeIndexed } from './public-index.ts';
import { readNewest } from './read-story.ts';

/** Why, by whom and when a moderator made a story private, and what readers got then. */
type Unpublished = Pick<
  Updateable<Tables['stories']>,
  'unpublished_reason' | 'unpublished_by' | 'unpublished_at' | 'unpublished_hash'
>;

// The hash stays: restoring the version that a moderator made private must not make it public again.
const notUnpublished: Unpublished = {
  unpublished_reason: null,
  unpublished_by: null,
  unpublished_at: null,
};

type Visibility = {
  storyId: string;
  isPublic: 0 | 1;
  time: number;
  /** Since when readers get this content; the same as before when absent. */
  publishedAt?: number | null;
  unpublished?: Unpublished;
};

/**
 * Changes who may read a story, as a version of its own: the next save of an editor that is open somewhere ends
 * in a version conflict instead of undoing the change.
 */
async function setVisibility(
  transaction: Database,
  { storyId, isPublic, time, publishedAt, unpublished }: Visibility,
): Promise<void> {
  const draft = await transaction
    .updateTable('story_drafts')
    .set((expression) => ({ version: expression('version', '+', 1), updated_at: time }))
    .where('story_id', '=', storyId)
    .returning('version')
    .executeTakeFirst();
  const { version } = await transaction
    .updateTable('stories')
    .set((expression) => ({
      is_public: isPublic,
      version: draft ? undefined : expression('version', '+', 1),
      updated_at: time,
      published_at: publishedAt,
      ...unpublished,
    }))
    .where('id', '=', storyId)
    .returning('version')
    .executeTakeFirstOrThrow();
  await repeatVersion(transaction, { storyId, version: draft?.version ?? version, savedAt: time });
}

/**
 * Publishes the draft of a story of the author's own, or makes the story private.
 * @throws ApiError `story-not-found`, `email-unconfirmed`, or `story-unpublished` where readers would get what a
 * moderator made private.
 */
export async function publishStory(
  services: Services,
  { author, storyId, publish }: { author: Author; storyId: string; publish: boolean },
): Promise<StorySummary> {
  const own = { storyId, ownerId: author.id };
  const published = await services.database.transaction().execute(async (transaction) => {
    await changeIndexed(services, transaction, storyId, async () => {
      const story = await ownStory(transaction, own).select('is_public').executeTakeFirst();
      if (!story) throw new ApiError('story-not-found');
      const isPublic = toFlag(publish);
      const time = services.now();
      const isSame = story.is_public === isPublic;
      if (isSame && !publish) return;
      const hadDraft = await promoteDraft(transaction, { ...own, time });
      if (isSame && !hadDraft) return;
      if (publish) {
        requireMayPublish(services, author);
        await requirePublishableContent(transaction, storyId);
      }
      const unpublished = publish ? notUnpublished : undefined;
      const publishedAt = publish ? time : null;
      await setVisibility(transaction, { storyId, isPublic, time, publishedAt, unpublished });
    });
    return readNewest({ ...services, database: transaction }, { storyId, userId: author.id });
  });
  services.live.changed(storyId, author.id);
  return published;
}

type Unpublishing = {
  storyId: string;
  moderatorId: string;
  reason: string;
  /** Hash of the content that was reported. */
  reportedHash: string;
};

/**
 * Makes a story private for its readers' sake, in a transaction; its owner reads why. Where its author has hidden it
 * already, what was reported cannot be published again; the version stays, so that no open editor is disturbed.
 * @throws ApiError `story-not-found`.
 */
export async function unpublishStory(
  services: Services,
  transaction: Database,
  { storyId, moderatorId, reason, reportedHash }: Unpublishing,
): Promise<{ wasPublic: boolean }> {
  const time = services.now();
  const story = await transaction
    .selectFrom('stories')
    .select(['content_hash', 'is_public'])
    .where('id', '=', storyId)
    .executeTakeFirst();
  if (!story) throw new ApiError('story-not-found');
  const wasPublic = story.is_public === 1;
  const unpublished: Unpublished = {
    unpublished_reason: reason,
    unpublished_by: moderatorId,
    unpublished_at: time,
    unpublished_hash: wasPublic ? story.content_hash : reportedHash,
  };
  if (wasPublic) {
    await changeIndexed(services, transaction, storyId, () =>
      setVisibility(transaction, { storyId, isPublic: 0, time, unpublished }),
    );
  } else {
    await transaction.updateTable('stories').set(unpublished).where('id', '=', storyId).execute();
  }
  return { wasPublic };
}

/**
 * Undoes the decision of a moderator to make a story private, in a transaction: readers get what they got before,
 * whatever the draft has become. A story that its author had hidden before is left to its author to publish.
 */
export async function republishStory(
  services: Services,
  transaction: Database,
  { storyId, wasPublic }: { storyId: string; wasPublic: boolean },
): Promise<void> {
  await changeIndexed(services, transaction, storyId, async () => {
    const story = await liveStories(transaction)
      .select(['owner_id', 'is_public', 'content_hash', 'unpublished_hash'])
      .where('id', '=', storyId)
      .executeTakeFirst();
    if (!story) throw new ApiError('story-not-found');
    // Copies too: their content is allowed now.
    await transaction
      .updateTable('stories')
      .set({ ...notUnpublished, unpublished_hash: null })
      .where('owner_id', '=', story.owner_id)
      .where((expression) =>
        expression.or([
          expression('id', '=', storyId),
          expression('unpublished_hash', '=', story.unpublished_hash),
        ]),
      )
      .execute();
    if (!wasPublic || story.is_public === 1 || story.content_hash !== story.unpublished_hash)
      return;
    await setVisibility(transaction, { storyId, isPublic: 1, time: services.now() });
  });
}
