import type { Category } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import { toFlag } from '../../db/tables/flag.ts';
import type { PackedDocument } from '../../document/pack-document.ts';
import { requireOwnImage } from '../media/media-rows.ts';
import { replaceStoryCover, replaceStoryMedia } from '../media/story-media.ts';
import type { Services } from '../services.ts';
import { saveVersion } from '../versions/save-version.ts';
import { asText, documentColumns, ownDocument, ownNewest } from './drafts.ts';
import { type OwnStory, ownStory } from './may-read.ts';
import { changeIndexed, searchColumns } from './public-index.ts';
import { holdUser } from './story-quota.ts';
import { replaceTags } from './tags.ts';

/** Bytes of a document that a conflict carries. */
const newerMaximum = 2 * 1024 * 1024;

/** Facts beside the document; absent ones stay as they are. */
export type StoryDetails = {
  tags?: readonly string[];
  category?: Category | null;
  coverFileId?: string | null;
  countsReadings?: boolean;
  showsShares?: boolean;
  disclosesModelText?: boolean;
  publishesByHand?: boolean;
};

const optionalFlag = (value: boolean | undefined) =>
  value === undefined ? undefined : toFlag(value);

/** The columns of the author's choices about readers. Kysely skips those whose value is undefined. */
export const flagColumns = ({
  countsReadings,
  showsShares,
  disclosesModelText,
  publishesByHand,
}: StoryDetails) => ({
  counts_readings: optionalFlag(countsReadings),
  shows_shares: optionalFlag(showsShares),
  discloses_model_text: optionalFlag(disclosesModelText),
  publishes_by_hand: optionalFlag(publishesByHand),
});

/** @throws ApiError `not-found` or `media-type-unsupported` for what is no image of the owner's. */
export async function requireCover(
  transaction: Database,
  ownerId: string,
  coverFileId?: string | null,
) {
  if (coverFileId) await requireOwnImage(transaction, { fileId: coverFileId, ownerId });
}

type NewStory = StoryDetails & {
  document: PackedDocument;
  id: string;
  ownerId: string;
  isPublic: 0 | 1;
  time: number;
  /** Whether text of a model was taken into it. */
  hasModelText?: boolean | undefined;
};

/** Stores and indexes a new story with its first version. */
export async function insertStory(
  services: Services,
  transaction: Database,
  story: NewStory,
): Promise<void> {
  const { id, ownerId, time, document, hasModelText, tags = [], coverFileId = null } = story;
  const { title, description } = document;
  await changeIndexed(services, transaction, id, async () => {
    await transaction
      .insertInto('stories')
      .values({
        id,
        owner_id: ownerId,
        is_public: story.isPublic,
        version: 1,
        published_at: story.isPublic === 1 ? time : null,
        cover_file_id: coverFileId,
        category: story.category,
        created_at: time,
        updated_at: time,
        ...documentColumns(document),
        ...(await searchColumns(transaction, { ownerId, title, description, tags })),
      })
      .execute();
    await replaceTags(transaction, id, tags);
  });
  await transaction
    .insertInto('story_documents')
    .values({ story_id: id, document: asText(document.text) })
    .execute();
  const files = document.media;
  const access = { storyId: id, userId: ownerId, ownerId, role: 'owner' as const };
  const uses = { files, coverFileId, isForReaders: true, time };
  await replaceStoryMedia(transaction, { ...access, ...uses });
  const version = { storyId: id, version: 1, savedAt: time, savedBy: ownerId };
  await saveVersion(transaction, { ...version, document, hasModelText });
}

/**
 * Changes tags, category, cover, whether readings are counted, what readers are told and how the author publishes, which
 * make no version. Readers see it at once.
 * @throws ApiError `story-not-found` where the user has no such story, `not-found` or `media-type-unsupported` for
 * what is no image of theirs.
 */
export async function replaceDetails(
  services: Services,
  transaction: Database,
  { storyId, ownerId, ...details }: OwnStory & StoryDetails,
): Promise<void> {
  const { tags, category, coverFileId } = details;
  if (Object.values(details).every((detail) => detail === undefined)) return;
  await changeIndexed(services, transaction, storyId, async () => {
    const story = await ownStory(transaction, { storyId, ownerId })
      .select(['title', 'description'])
      .executeTakeFirst();
    if (!story) throw new ApiError('story-not-found');
    // So that the file is not deleted meanwhile; the story is locked before its owner, as by every save.
    if (coverFileId) await holdUser(transaction, ownerId);
    await requireCover(transaction, ownerId, coverFileId);
    await transaction
      .updateTable('stories')
      .set({
        category,
        cover_file_id: coverFileId,
        ...flagColumns(details),
        ...(tags && (await searchColumns(transaction, { ownerId, ...story, tags }))),
      })
      .where('id', '=', storyId)
      .execute();
    if (tags) await replaceTags(transaction, storyId, tags);
    if (coverFileId !== undefined) {
      await replaceStoryCover(transaction, { storyId, coverFileId, time: services.now() });
    }
  });
}

type SaveConflict = OwnStory & {
  /** Whether the caller merges the document of the newer version. */
  wantsNewer?: boolean | undefined;
  /** What the caller takes the story for: it merges only one that is as public. */
  isPublic?: boolean;
};

/** @throws ApiError `version-conflict`, or `story-not-found` where the user has no such story. */
export async function throwSaveConflict(
  database: Database,
  { wantsNewer, isPublic, ...story }: SaveConflict,
): Promise<never> {
  const held = await ownNewest(database, story).select('stories.is_public').executeTakeFirst();
  if (!held) throw new ApiError('story-not-found');
  const isAlike = isPublic === (held.is_public === 1);
  const isSent = wantsNewer && isAlike && held.size_bytes <= newerMaximum;
  const newer = isSent ? await ownDocument(database, story).executeTakeFirst() : undefined;
  const { version } = newer ?? held;
  throw new ApiError('version-conflict', { version, newer: newer?.document });
}
