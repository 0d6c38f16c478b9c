import type { Category } from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import { toFlag } from '../../db/tables/flag.ts';
import type { PackedDocument } from '../../document/pack-document.ts';
import { requireOwnImage } from '../media/media-rows.ts';
import { replaceStoryCover, replaceStoryMedia } from '../media/story-media.ts';
import type { Services } from '../services.ts';
import { saveVersion } from '../versions/save-version.ts';
import { isOwn, type OwnStory, ownStory } from './may-read.ts';
import { changeIndexed, searchColumns } from './public-index.ts';
import { holdUser } from './story-quota.ts';
import { replaceTags, tagsOf } from './tags.ts';

/** Passes JSON text to the driver as bytes, without a copy. Both engines accept it. */
const asText = (bytes: Uint8Array) =>
  sql<string>`cast(${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)} as text)`;

/** The columns of a story that describe its document. */
const documentColumns = (document: PackedDocument) => ({
  title: document.title,
  description: document.description,
  node_count: document.nodeCount,
  end_count: document.endCount,
  word_count: document.wordCount,
  size_bytes: document.sizeBytes,
  content_hash: document.contentHash,
  cover_map: document.coverMap,
});

/** Facts beside the document; absent ones stay as they are. */
export type StoryDetails = {
  tags?: readonly string[];
  category?: Category | null;
  coverFileId?: string | null;
  countsReadings?: boolean;
  showsShares?: boolean;
  disclosesModelText?: boolean;
};

const optionalFlag = (value: boolean | undefined) =>
  value === undefined ? undefined : toFlag(value);

/** The columns of the author's choices about readers. Kysely skips those whose value is undefined. */
const flagColumns = ({ countsReadings, showsShares, disclosesModelText }: StoryDetails) => ({
  counts_readings: optionalFlag(countsReadings),
  shows_shares: optionalFlag(showsShares),
  discloses_model_text: optionalFlag(disclosesModelText),
});

async function requireCover(transaction: Database, ownerId: string, coverFileId?: string | null) {
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
        cover_url: document.coverUrl,
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
  await replaceStoryMedia(transaction, { storyId: id, ownerId, files, coverFileId, time });
  const version = { storyId: id, version: 1, savedAt: time, document, hasModelText };
  await saveVersion(transaction, version);
}

type Replacement = OwnStory &
  StoryDetails & {
    document: PackedDocument;
    /** The version to replace; any when absent. */
    version: number | undefined;
    /** Visibility stays as it is when absent. */
    isPublic?: 0 | 1;
    time: number;
    /** Whether text of a model was taken into it since the version before. */
    hasModelText?: boolean | undefined;
  };

/** Stores another document of a story as its next version; returns it, or undefined where no story matches. */
export async function replaceDocument(
  transaction: Database,
  { storyId, ownerId, version, isPublic, time, document, hasModelText, ...details }: Replacement,
): Promise<number | undefined> {
  const { tags, category, coverFileId } = details;
  await requireCover(transaction, ownerId, coverFileId);
  const search = await searchColumns(transaction, {
    ownerId,
    title: document.title,
    description: document.description,
    tags: tags ?? (await tagsOf(transaction, storyId)),
  });
  const saved = await transaction
    .updateTable('stories')
    .set((expression) => ({
      version: expression('version', '+', 1),
      updated_at: time,
      cover_url: document.coverUrl,
      // Kysely skips columns whose value is undefined.
      category,
      cover_file_id: coverFileId,
      is_public: isPublic,
      ...flagColumns(details),
      ...documentColumns(document),
      ...search,
    }))
    .where(isOwn({ storyId, ownerId }))
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(['version', 'cover_file_id'])
    .executeTakeFirst();
  if (!saved) return undefined;
  if (tags) await replaceTags(transaction, storyId, tags);
  await transaction
    .updateTable('story_documents')
    .set({ document: asText(document.text) })
    .where('story_id', '=', storyId)
    .execute();
  await replaceStoryMedia(transaction, {
    storyId,
    ownerId,
    files: document.media,
    coverFileId: saved.cover_file_id,
    time,
  });
  await saveVersion(transaction, {
    storyId,
    version: saved.version,
    savedAt: time,
    document,
    hasModelText,
  });
  return saved.version;
}

/**
 * Changes tags, category, cover, whether readings are counted and what readers are told, which make no version.
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

/** @throws ApiError `version-conflict`, or `story-not-found` where the user has no such story. */
export async function throwSaveConflict(database: Database, story: OwnStory): Promise<never> {
  const held = await ownStory(database, story).select('version').executeTakeFirst();
  throw held
    ? new ApiError('version-conflict', { version: held.version })
    : new ApiError('story-not-found');
}
