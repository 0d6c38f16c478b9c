import { ApiError } from '../../api-error.ts';
import type { MediaFileRow } from '../../db/schema.ts';
import { mediaStatus } from '../../db/tables/media.ts';
import type { Viewer } from '../authentication/sessions.ts';
import type { Services } from '../services.ts';
import { publicStories } from '../stories/may-read.ts';
import { avatarOwner, storedFiles } from './media-rows.ts';
import { readableFiles } from './showable-files.ts';
import type { Signature } from './signed-addresses.ts';

export type ReadingOrder = {
  fileId: string;
  /** As a signature was made for it. */
  path: string;
  signature: Signature;
  identify: () => Promise<Viewer | undefined>;
};

export type ReadableFile = { file: MediaFileRow; isPublic: boolean };

const isAvatar = async (services: Services, file: MediaFileRow): Promise<boolean> =>
  (await avatarOwner(services.database, { fileId: file.id, ownerId: file.owner_id })) !== undefined;

const isInPublicStory = async ({ database }: Services, file: MediaFileRow): Promise<boolean> =>
  (await publicStories(database)
    .innerJoin('story_media', 'story_media.story_id', 'stories.id')
    .where('story_media.file_id', '=', file.id)
    .where('story_media.for_readers', '=', 1)
    .select('stories.id')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * A file that the caller may read: one that a public story shows, an avatar, one of their own or of a story
 * that they write, or one whose address is signed. What is only kept for a case has no other address.
 * @throws ApiError `not-found`.
 */
export async function findReadable(
  services: Services,
  { fileId, path, signature, identify }: ReadingOrder,
): Promise<ReadableFile> {
  const file = await storedFiles(services.database)
    .selectAll()
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (!file) {
    // Says whether the session has ended, whatever it asked for.
    await identify();
    throw new ApiError('not-found');
  }
  const isPublic = (await isInPublicStory(services, file)) || (await isAvatar(services, file));
  if (isPublic) return { file, isPublic };
  const isSigned = services.media.addresses.isValid(path, signature, services.now());
  if (isSigned) return { file, isPublic: false };
  const viewer = await identify();
  if (viewer && file.status === mediaStatus.ready) {
    const readable = await readableFiles(services, viewer.user.id)
      .select('media_files.id')
      .where('media_files.id', '=', file.id)
      .executeTakeFirst();
    if (readable) return { file, isPublic: false };
  }
  throw new ApiError('not-found');
}
