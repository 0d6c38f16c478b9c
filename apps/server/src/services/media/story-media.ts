import type { Database } from '../../db/schema.ts';
import { mediaStatus } from '../../db/tables/media.ts';
import type { ShownFile } from '../../document/find-media.ts';
import { batchSize, noteUses } from './note-uses.ts';

type Shown = {
  storyId: string;
  ownerId: string;
  files: readonly ShownFile[];
  coverFileId: string | null;
  time: number;
};

/** A cover that no node shows. */
const coverOnly = JSON.stringify([]);

/** Those of the files that the owner has. A document may hold any address; it opens no other author's file. */
async function ownFiles(
  transaction: Database,
  { ownerId, files }: Pick<Shown, 'ownerId' | 'files'>,
): Promise<Map<string, string>> {
  const own = new Map<string, string>();
  for (let at = 0; at < files.length; at += batchSize) {
    const batch = new Map(files.slice(at, at + batchSize).map((file) => [file.fileId, file.nodes]));
    const found = await transaction
      .selectFrom('media_files')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('status', '=', mediaStatus.ready)
      .where('id', 'in', [...batch.keys()])
      .execute();
    for (const { id } of found) own.set(id, JSON.stringify(batch.get(id)));
  }
  return own;
}

const withCover = (files: readonly ShownFile[], cover: string | null): readonly ShownFile[] =>
  cover === null || files.some(({ fileId }) => fileId === cover)
    ? files
    : [...files, { fileId: cover, nodes: [] }];

/** Notes another cover of a story whose document stays. */
export async function replaceStoryCover(
  transaction: Database,
  { storyId, coverFileId, time }: Pick<Shown, 'storyId' | 'coverFileId' | 'time'>,
): Promise<void> {
  const gone = await transaction
    .deleteFrom('story_media')
    .where('story_id', '=', storyId)
    .where('nodes', '=', coverOnly)
    .returning('file_id')
    .execute();
  const changed = gone.map(({ file_id }) => file_id);
  if (coverFileId !== null) {
    await transaction
      .insertInto('story_media')
      .values({ story_id: storyId, file_id: coverFileId, nodes: coverOnly })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    changed.push(coverFileId);
  }
  await noteUses(transaction, changed, time);
}

/** Notes which files a story shows, in the transaction that stores its document. */
export async function replaceStoryMedia(
  transaction: Database,
  { storyId, ownerId, coverFileId, time, ...document }: Shown,
): Promise<void> {
  const files = withCover(document.files, coverFileId);
  const held = await transaction
    .selectFrom('story_media')
    .select(['file_id', 'nodes'])
    .where('story_id', '=', storyId)
    .execute();
  if (held.length === 0 && files.length === 0) return;
  const next = await ownFiles(transaction, { ownerId, files });
  const gone = held.filter(({ file_id, nodes }) => next.get(file_id) !== nodes);
  for (const { file_id, nodes } of held) if (next.get(file_id) === nodes) next.delete(file_id);
  for (let at = 0; at < gone.length; at += batchSize) {
    await transaction
      .deleteFrom('story_media')
      .where('story_id', '=', storyId)
      .where(
        'file_id',
        'in',
        gone.slice(at, at + batchSize).map(({ file_id }) => file_id),
      )
      .execute();
  }
  const added = [...next].map(([file_id, nodes]) => ({ story_id: storyId, file_id, nodes }));
  for (let at = 0; at < added.length; at += batchSize) {
    await transaction
      .insertInto('story_media')
      .values(added.slice(at, at + batchSize))
      .execute();
  }
  const changed = [...gone, ...added].map(({ file_id }) => file_id);
  await noteUses(transaction, changed, time);
}
