import { imageFormats, imagePath, imageWidths, mediaPath } from '@dreamfork/api-client/contract';
import { fileIdOf } from '@dreamfork/story';
import { ApiError } from '../../api-error.ts';
import type { Services } from '../services.ts';
import { toIso } from '../users/user-views.ts';
import { readyFiles } from './media-rows.ts';

/** Whether a path is exactly one at which the content or an image of the file is read. */
const isRead = (path: string, fileId: string): boolean =>
  path === mediaPath(fileId) ||
  imageWidths.some((width) =>
    imageFormats.some((format) => path === imagePath(fileId, width, format)),
  );

/**
 * Signs addresses of the user's own files.
 * @throws ApiError `not-found` where one of them is no such address.
 */
export async function signPaths(
  { database, media, now }: Services,
  { ownerId, paths }: { ownerId: string; paths: readonly string[] },
) {
  const ids = paths.map((path) => {
    const id = fileIdOf(path);
    if (id === null || !isRead(path, id)) throw new ApiError('not-found');
    return id;
  });
  const own = await readyFiles(database)
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute();
  if (own.length < new Set(ids).size) throw new ApiError('not-found');
  return {
    items: paths.map((path) => {
      const { signedPath, expiresAt } = media.addresses.sign(path, now());
      return { path, signedPath, expiresAt: toIso(expiresAt) };
    }),
  };
}
