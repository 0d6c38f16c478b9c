import {
  type MediaReplaced,
  type MediaReplacement,
  mediaPath,
  replacedStoriesMaximum,
} from '@dreamfork/api-client/contract';
import { mediaTypeOf } from '@dreamfork/story';
import { ApiError } from '../../api-error.ts';
import type { MediaFileRow } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { editStory } from '../stories/edit-story.ts';
import { liveStories } from '../stories/may-read.ts';
import { replaceDetails } from '../stories/story-rows.ts';
import { type OwnFile, readOwnFileRow, toMediaFile } from './media-rows.ts';
import { noteUses } from './note-uses.ts';

function contentOf(row: MediaFileRow) {
  const { id, originalFileName: fileName, mimeType, fileSize, ...file } = toMediaFile(row);
  const { width, height, placeholder, waveform } = file;
  const facts = { width, height, placeholder, waveform };
  return {
    id,
    url: mediaPath(id),
    mediaType: mediaTypeOf(mimeType),
    fileName,
    fileSize,
    mimeType,
    ...facts,
  };
}

type Change = { from: OwnFile; to: MediaFileRow };
type Place = { id: string; isCover: boolean };

/** Saves the next version of a story, which shows the other file. */
async function replaceInStory(services: Services, { from, to }: Change, { id, isCover }: Place) {
  const story = { storyId: id, ownerId: from.ownerId };
  const owner = { ...story, userId: from.ownerId, role: 'owner' as const };
  const details = isCover ? { coverFileId: to.id } : {};
  const edit = {
    kind: 'replace-media' as const,
    fromUrl: mediaPath(from.fileId),
    file: contentOf(to),
  };
  const { isChanged } = await editStory(services, { ...owner, version: undefined, edit, details });
  if (isChanged || !isCover) return;
  await services.database
    .transaction()
    .execute((transaction) => replaceDetails(services, transaction, { ...story, ...details }));
}

const replaceAvatar = ({ database, now }: Services, from: OwnFile, fileId: string) =>
  database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ avatar_file_id: fileId })
      .where('id', '=', from.ownerId)
      .where('avatar_file_id', '=', from.fileId)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await noteUses(transaction, [from.fileId, fileId], now());
  });

/**
 * Shows another file in the place of one: in its owner's stories, on their covers and as the avatar.
 * @throws ApiError `not-found` where the owner lacks one of the files, `media-type-unsupported` for another kind.
 */
export async function replaceFile(
  services: Services,
  from: OwnFile,
  { fileId, exceptStoryId }: MediaReplacement,
): Promise<MediaReplaced> {
  const { database } = services;
  const held = await readOwnFileRow(database, from);
  const to = await readOwnFileRow(database, { fileId, ownerId: from.ownerId });
  if (held.type !== to.type) throw new ApiError('media-type-unsupported');
  await replaceAvatar(services, from, fileId);
  const stories = await liveStories(database)
    .innerJoin('story_media', 'story_media.story_id', 'stories.id')
    .select(['stories.id', 'stories.title', 'stories.cover_file_id'])
    .where('story_media.file_id', '=', from.fileId)
    .where('stories.owner_id', '=', from.ownerId)
    .where('story_media.in_draft', '=', 1)
    .$if(exceptStoryId !== undefined, (query) =>
      query.where('stories.id', '!=', exceptStoryId ?? ''),
    )
    .orderBy('stories.updated_at', 'desc')
    .orderBy('stories.id', 'desc')
    .limit(2 * replacedStoriesMaximum)
    .execute();
  const answer: MediaReplaced = { replaced: [], left: [] };
  for (const [at, { id, title, cover_file_id }] of stories.entries()) {
    const place = { id, isCover: cover_file_id === from.fileId };
    const isReplaced =
      at < replacedStoriesMaximum &&
      // oxlint-disable-next-line no-await-in-loop -- an author's saves follow one another.
      (await replaceInStory(services, { from, to }, place).then(
        () => true,
        (error: unknown) => {
          // A story that was deleted, is full, or that a moderator made private keeps the file.
          if (error instanceof ApiError) return false;
          throw error;
        },
      ));
    answer[isReplaced ? 'replaced' : 'left'].push({ storyId: id, title });
  }
  return answer;
}
