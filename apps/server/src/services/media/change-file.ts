import type { MediaFile, MediaFileChange, MediaUses } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import { toFlag } from '../../db/tables/flag.ts';
import { keepFile } from '../moderation/kept-for-cases.ts';
import type { Services } from '../services.ts';
import { liveStories } from '../stories/may-read.ts';
import { holdUser } from '../stories/story-quota.ts';
import {
  avatarOwner,
  mediaSearchText,
  type OwnFile,
  ownFile,
  readOwnFileRow,
  toMediaFile,
} from './media-rows.ts';
import { storedName } from './names.ts';
import { removeContent } from './remove-content.ts';

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1] ?? '';

/**
 * Renames or describes a file; its extension stays, because it says what the file is.
 * @throws ApiError `not-found`.
 */
export async function changeFile(
  { database, now }: Services,
  file: OwnFile,
  change: MediaFileChange,
): Promise<MediaFile> {
  const held = await readOwnFileRow(database, file);
  const extension = extensionOf(held.file_name);
  const name = change.originalFileName;
  const isSame = name !== undefined && extensionOf(name) === extensionOf(held.original_name);
  const next = {
    original_name:
      name === undefined
        ? held.original_name
        : storedName(isSame ? name : `${name}.${extension}`, extension),
    description: change.description ?? held.description,
    tags: change.tags ?? held.tags,
  };
  const changed = await database
    .updateTable('media_files')
    .set({
      ...next,
      search_text: mediaSearchText(next),
      is_kept: change.isKept === undefined ? held.is_kept : toFlag(change.isKept),
      updated_at: now(),
    })
    .where('id', '=', file.fileId)
    .where('owner_id', '=', file.ownerId)
    .returningAll()
    .executeTakeFirst();
  if (!changed) throw new ApiError('not-found');
  return toMediaFile(changed);
}

/**
 * Deletes a file that is no avatar and that no story shows. A deleted story counts for as long as it can be restored.
 * What an undecided case shows stays for the moderators until it is decided.
 * @throws ApiError `not-found` or `media-in-use`.
 */
export async function removeFile(services: Services, file: OwnFile): Promise<void> {
  const removed = await services.database.transaction().execute(async (transaction) => {
    // Saves of the owner wait, so that none begins to show the file meanwhile.
    await holdUser(transaction, file.ownerId);
    const row = await readOwnFileRow(transaction, file);
    const use = await transaction
      .selectFrom('story_media')
      .select('story_id')
      .where('file_id', '=', file.fileId)
      .limit(1)
      .executeTakeFirst();
    if (use ?? (await avatarOwner(transaction, file))) throw new ApiError('media-in-use');
    if (await keepFile(transaction, file.fileId)) return [];
    await transaction.deleteFrom('media_files').where('id', '=', file.fileId).execute();
    return [row];
  });
  await removeContent(services, removed);
}

/**
 * The owner's stories that show a file, and whether it is the avatar of its owner.
 * @throws ApiError `not-found`.
 */
export async function listUses({ database }: Services, file: OwnFile): Promise<MediaUses> {
  await ownFile(database, file)
    .select('id')
    .executeTakeFirstOrThrow(() => new ApiError('not-found'));
  const rows = await liveStories(database)
    .innerJoin('story_media', 'story_media.story_id', 'stories.id')
    .select(['stories.id', 'stories.title', 'stories.cover_file_id', 'story_media.nodes'])
    .where('story_media.file_id', '=', file.fileId)
    .where('stories.owner_id', '=', file.ownerId)
    .orderBy('stories.updated_at', 'desc')
    .orderBy('stories.id', 'desc')
    .limit(usesMaximum)
    .execute();
  return {
    items: rows.map(({ id, title, nodes, cover_file_id }) => ({
      storyId: id,
      title,
      nodes: JSON.parse(nodes),
      isCover: cover_file_id === file.fileId,
    })),
    isAvatar: (await avatarOwner(database, file)) !== undefined,
  };
}

const usesMaximum = 500;
