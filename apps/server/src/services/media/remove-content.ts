import type { Database, MediaFileRow } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { folderOf } from './keys.ts';

type Contents = Pick<MediaFileRow, 'sha256' | 'poster_sha256'>;

const isUsed = async (database: Database, sha256: string): Promise<boolean> =>
  (await database
    .selectFrom('media_files')
    .select('id')
    .where((expression) =>
      expression.or([expression('sha256', '=', sha256), expression('poster_sha256', '=', sha256)]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Removes a content and all that was made of it, unless a file has it; returns whether it did. */
export const removeUnusedContent = (
  { database, media }: Services,
  sha256: string,
): Promise<boolean> =>
  media.whileHeld(database, sha256, async (held) => {
    if (await isUsed(held, sha256)) return false;
    await media.storage.removeFolder(folderOf(sha256));
    return true;
  });

/** Removes the contents of files that have been deleted. What fails here, the upkeep of the storage repeats. */
export async function removeContent(services: Services, files: readonly Contents[]): Promise<void> {
  const hashes = files.flatMap(({ sha256, poster_sha256 }) =>
    poster_sha256 === null ? [sha256] : [sha256, poster_sha256],
  );
  for (const sha256 of new Set(hashes)) {
    await removeUnusedContent(services, sha256).catch(() => {});
  }
}
