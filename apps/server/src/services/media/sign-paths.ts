import { fileIdOf } from '@dreamfork/story';
import { ApiError } from '../../api-error.ts';
import type { Services } from '../services.ts';
import { readableFiles } from './showable-files.ts';
import { signedItems } from './signed-addresses.ts';

/**
 * Signs addresses of the user's own files, and of those of stories that they write.
 * @throws ApiError `not-found` where one of them is no such address.
 */
export async function signPaths(
  services: Pick<Services, 'database' | 'media' | 'now'>,
  { userId, paths }: { userId: string; paths: readonly string[] },
) {
  const ids = paths.map(fileIdOf).filter((id) => id !== null);
  if (ids.length === 0) throw new ApiError('not-found');
  const readable = await readableFiles(services, userId)
    .select('media_files.id')
    .where('media_files.id', 'in', ids)
    .execute();
  const items = signedItems(services, paths, new Set(readable.map(({ id }) => id)));
  if (items.length < paths.length) throw new ApiError('not-found');
  return { items };
}
