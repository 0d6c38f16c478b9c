import type { Selectable } from 'kysely';
import { ApiError } from '../../api-error.ts';
import type { Database, Tables } from '../../db/schema.ts';
import type { Flag } from '../../db/tables/flag.ts';
import type { PackedDocument } from '../../document/pack-document.ts';
import { replaceStoryMedia } from '../media/story-media.ts';
import { requireNotUnpublished } from '../moderation/unpublished-content.ts';
import type { Services } from '../services.ts';
import { saveVersion } from '../versions/save-version.ts';
import { asText, documentColumns, ownNewest, replaceDraft } from './drafts.ts';
import type { OwnStory } from './may-read.ts';
import { changeIndexed, searchColumns } from './public-index.ts';
import type { StoryAccess } from './story-rights.ts';
import { flagColumns, replaceDetails, requireCover, type StoryDetails } from './story-rows.ts';
import { replaceTags, tagsOf } from './tags.ts';

type Held = Pick<
  Selectable<Tables['stories']>,
  'is_public' | 'unpublished_reason' | 'publishes_by_hand' | 'content_hash' | 'cover_file_id'
> & {
  version: number;
  hasDraft: boolean;
  /** Whether the author may show readers something new. */
  mayPublish: boolean;
};

/** When what is stored is shown to the readers of a public story. */
type Publishing =
  | 'always'
  | 'if-allowed'
  /** Also only where no draft is ahead of them, and the author does not publish by hand. */
  | 'if-nothing-waits'
  | 'never';

type Replacement = StoryAccess &
  StoryDetails & {
    document: PackedDocument;
    /** The version to replace; any when absent. */
    version: number | undefined;
    /** Visibility stays as it is when absent. */
    isPublic?: (held: Held) => Flag;
    publishing: Publishing;
    time: number;
    /** Whether text of a model was taken into it since the version before. */
    hasModelText?: boolean | undefined;
  };

async function readHeld(
  { configuration }: Services,
  transaction: Database,
  story: OwnStory,
): Promise<Held | undefined> {
  const held = await ownNewest(transaction, story)
    .innerJoin('users', 'users.id', 'stories.owner_id')
    .select([
      'stories.is_public',
      'stories.unpublished_reason',
      'stories.publishes_by_hand',
      'stories.content_hash',
      'stories.cover_file_id',
      'story_drafts.version as draft_version',
      'users.email_confirmed',
    ])
    .executeTakeFirst();
  if (!held) return undefined;
  const { draft_version, email_confirmed, ...facts } = held;
  return {
    ...facts,
    hasDraft: draft_version !== null,
    mayPublish: !configuration.requireConfirmedEmail || email_confirmed === 1,
  };
}

function isForReaders(
  held: Held,
  {
    isPublic,
    document,
    publishing,
  }: Pick<Replacement, 'publishing' | 'document'> & { isPublic: Flag },
): boolean {
  // What readers of a story got that a moderator made private is kept: the decision may be reversed.
  const hasReaders = held.is_public === 1 || held.unpublished_reason !== null;
  if (!hasReaders || isPublic !== held.is_public) return true;
  if (document.contentHash === held.content_hash) return true;
  if (isPublic === 0 || publishing === 'never') return false;
  if (publishing === 'always') {
    if (!held.mayPublish) throw new ApiError('email-unconfirmed');
    return true;
  }
  const isWaiting = held.hasDraft || held.publishes_by_hand === 1;
  return held.mayPublish && !(publishing === 'if-nothing-waits' && isWaiting);
}

type Published = OwnStory &
  Pick<Replacement, 'document' | 'time'> & {
    held: Held;
    isPublic: Flag;
    version: number;
    details: StoryDetails;
  };

/** Makes a document what readers get. */
async function writePublished(
  transaction: Database,
  { storyId, ownerId, held, isPublic, version, time, document, details }: Published,
): Promise<void> {
  const { title, description } = document;
  const { category, coverFileId, tags = await tagsOf(transaction, storyId) } = details;
  await requireCover(transaction, ownerId, coverFileId);
  const isNews = held.is_public === 0 || document.contentHash !== held.content_hash;
  const whileHidden = held.unpublished_reason === null ? null : undefined;
  await transaction
    .updateTable('stories')
    .set({
      version,
      updated_at: time,
      is_public: isPublic,
      // Kysely skips columns whose value is undefined.
      published_at: isPublic === 0 ? whileHidden : isNews ? time : undefined,
      category,
      cover_file_id: coverFileId,
      ...flagColumns(details),
      ...documentColumns(document),
      ...(await searchColumns(transaction, { ownerId, title, description, tags })),
    })
    .where('id', '=', storyId)
    .execute();
  if (details.tags) await replaceTags(transaction, storyId, details.tags);
  await transaction
    .updateTable('story_documents')
    .set({ document: asText(document.text) })
    .where('story_id', '=', storyId)
    .execute();
  await transaction.deleteFrom('story_drafts').where('story_id', '=', storyId).execute();
}

/**
 * Stores another document of a story as its next version, in a transaction that has locked the story: as what readers
 * get, or as the draft beside that. Returns the version, or undefined where no story matches.
 * @throws ApiError `email-unconfirmed`, `story-unpublished`, or those of `replaceDetails`.
 */
export async function storeDocument(
  services: Services,
  transaction: Database,
  {
    storyId,
    ownerId,
    userId,
    role,
    version: replaced,
    isPublic: publicityOf = ({ is_public }) => is_public,
    publishing,
    time,
    document,
    hasModelText,
    ...details
  }: Replacement,
): Promise<number | undefined> {
  const story = { storyId, ownerId };
  const held = await readHeld(services, transaction, story);
  if (!held || (replaced !== undefined && replaced !== held.version)) return undefined;
  const isPublic = publicityOf(held);
  const version = held.version + 1;
  const isPublished = isForReaders(held, { isPublic, document, publishing });
  if (isPublished) {
    await changeIndexed(services, transaction, storyId, async () => {
      await writePublished(transaction, {
        ...story,
        held,
        isPublic,
        version,
        time,
        document,
        details,
      });
      await requireNotUnpublished(transaction, storyId);
    });
  } else {
    await replaceDetails(services, transaction, { ...story, ...details });
    await replaceDraft(transaction, { storyId, version, document, time });
  }
  await replaceStoryMedia(transaction, {
    ...story,
    userId,
    role,
    files: document.media,
    coverFileId: details.coverFileId === undefined ? held.cover_file_id : details.coverFileId,
    isForReaders: isPublished,
    time,
  });
  const saved = { storyId, version, savedAt: time, savedBy: userId };
  await saveVersion(transaction, { ...saved, document, hasModelText });
  return version;
}
