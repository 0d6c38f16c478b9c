import type { AccountExport } from '@dreamfork/api-client/contract';
import { originalKey } from '../media/keys.ts';
import { readOwnFileRow, readyFiles, toMediaFile } from '../media/media-rows.ts';
import type { Services } from '../services.ts';
import type { ZipWriter } from '../story-files/zip-writer.ts';

type Media = AccountExport['media'];

const folder = 'media';

/** The media files of a user; a second file with a name gets a number. */
export async function describeMedia(
  { database }: Pick<Services, 'database'>,
  ownerId: string,
): Promise<Media> {
  const rows = await readyFiles(database)
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const taken = new Map<string, number>();
  return rows.map((row) => {
    const key = row.original_name.toLowerCase();
    const number = (taken.get(key) ?? 0) + 1;
    taken.set(key, number);
    const name = number === 1 ? row.original_name : `${number} ${row.original_name}`;
    return { ...toMediaFile(row), file: `${folder}/${name}` };
  });
}

/** Adds the files one by one; returns the path of each, or that it was deleted meanwhile. */
export async function addMedia(
  { database, media: { storage } }: Pick<Services, 'database' | 'media'>,
  zip: ZipWriter,
  media: Media,
): Promise<Media> {
  const added: Media = [];
  for (const one of media) {
    const row = await readOwnFileRow(database, { fileId: one.id, ownerId: one.userId }).catch(
      () => undefined,
    );
    const content = row && (await storage.read(originalKey(row.sha256)));
    if (content && one.file) {
      await zip.addStream(one.file, content, { changed: new Date(one.updatedAt) });
    }
    added.push(content ? one : { ...one, file: null });
  }
  return added;
}
