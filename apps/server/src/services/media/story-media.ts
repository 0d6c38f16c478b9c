import type { Database } from '../../db/schema.ts';
import { toFlag } from '../../db/tables/flag.ts';
import type { ShownFile } from '../../document/find-media.ts';
import { may, type StoryAccess } from '../stories/story-rights.ts';
import { batchSize, noteUses } from './note-uses.ts';
import { allowFiles, refuseUnknown, showableFiles } from './showable-files.ts';

type Shown = StoryAccess & {
  files: readonly ShownFile[];
  coverFileId: string | null;
  /** Whether readers get this document; otherwise what they get keeps its files. */
  isForReaders: boolean;
  time: number;
};

/** A cover that no node shows. */
const coverOnly = JSON.stringify([]);

/** Those of the files that the story may show. A document may hold any address; it opens no other file. */
async function admitFiles(
  transaction: Database,
  { files, ...access }: StoryAccess & Pick<Shown, 'files'>,
): Promise<Map<string, string>> {
  const admitted = new Map<string, string>();
  for (let at = 0; at < files.length; at += batchSize) {
    const batch = new Map(files.slice(at, at + batchSize).map((file) => [file.fileId, file.nodes]));
    const ids = [...batch.keys()];
    await refuseUnknown(transaction, access, ids);
    const found = await showableFiles(transaction, access)
      .select('media_files.id')
      .where('media_files.id', 'in', ids)
      .execute();
    for (const { id } of found) admitted.set(id, JSON.stringify(batch.get(id)));
  }
  await allowFiles(transaction, access.storyId, [...admitted.keys()]);
  return admitted;
}

const withCover = (files: readonly ShownFile[], cover: string | null): readonly ShownFile[] =>
  cover === null || files.some(({ fileId }) => fileId === cover)
    ? files
    : [...files, { fileId: cover, nodes: [] }];

/** Notes another cover of a story whose document stays. Readers see it at once. */
export async function replaceStoryCover(
  transaction: Database,
  { storyId, coverFileId, time }: Pick<Shown, 'storyId' | 'coverFileId' | 'time'>,
): Promise<void> {
  const hasDraft = await transaction
    .selectFrom('story_drafts')
    .select('story_id')
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  const changed: string[] = [];
  // Beside a draft, what readers get may show the old cover in a node: it stays with that until the next publishing.
  if (hasDraft) {
    await transaction
      .updateTable('story_media')
      .set({ in_draft: 0 })
      .where('story_id', '=', storyId)
      .where('nodes', '=', coverOnly)
      .execute();
  } else {
    const gone = await transaction
      .deleteFrom('story_media')
      .where('story_id', '=', storyId)
      .where('nodes', '=', coverOnly)
      .returning('file_id')
      .execute();
    changed.push(...gone.map(({ file_id }) => file_id));
  }
  if (coverFileId !== null) {
    await allowFiles(transaction, storyId, [coverFileId]);
    await transaction
      .insertInto('story_media')
      .values({ story_id: storyId, file_id: coverFileId, nodes: coverOnly })
      .onConflict((conflict) =>
        conflict.columns(['story_id', 'file_id']).doUpdateSet({ in_draft: 1, for_readers: 1 }),
      )
      .execute();
    changed.push(coverFileId);
  }
  await noteUses(transaction, changed, time);
}

type Use = { nodes: string; in_draft: 0 | 1; for_readers: 0 | 1 };

const isSameUse = (one: Use | undefined, other: Use): boolean =>
  one?.nodes === other.nodes &&
  one.in_draft === other.in_draft &&
  one.for_readers === other.for_readers;

/** Notes which files a story shows, in the transaction that stores its document. */
export async function replaceStoryMedia(
  transaction: Database,
  { files: shown, coverFileId, isForReaders, time, ...access }: Shown,
): Promise<void> {
  const { storyId } = access;
  const files = withCover(shown, coverFileId);
  if (coverFileId !== null && may(access, 'manage')) {
    await allowFiles(transaction, storyId, [coverFileId]);
  }
  const held = await transaction
    .selectFrom('story_media')
    .select(['file_id', 'nodes', 'in_draft', 'for_readers'])
    .where('story_id', '=', storyId)
    .execute();
  if (held.length === 0 && files.length === 0) return;
  const published = new Set(
    isForReaders ? [] : held.filter((use) => use.for_readers === 1).map(({ file_id }) => file_id),
  );
  const next = new Map<string, Use>(
    [...published].map((id) => [id, { nodes: coverOnly, in_draft: 0, for_readers: 1 }]),
  );
  for (const [id, nodes] of await admitFiles(transaction, { ...access, files })) {
    next.set(id, { nodes, in_draft: 1, for_readers: toFlag(isForReaders || published.has(id)) });
  }
  const gone = held.filter(({ file_id, ...use }) => !isSameUse(next.get(file_id), use));
  for (const { file_id, ...use } of held) {
    if (isSameUse(next.get(file_id), use)) next.delete(file_id);
  }
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
  const added = [...next].map(([file_id, use]) => ({ story_id: storyId, file_id, ...use }));
  for (let at = 0; at < added.length; at += batchSize) {
    await transaction
      .insertInto('story_media')
      .values(added.slice(at, at + batchSize))
      .execute();
  }
  const changed = [...gone, ...added].map(({ file_id }) => file_id);
  await noteUses(transaction, changed, time);
}

/** Shows readers the files of the draft, and no others. */
export async function publishStoryMedia(
  transaction: Database,
  { storyId, time }: Pick<Shown, 'storyId' | 'time'>,
): Promise<void> {
  const gone = await transaction
    .deleteFrom('story_media')
    .where('story_id', '=', storyId)
    .where('in_draft', '=', 0)
    .returning('file_id')
    .execute();
  await transaction
    .updateTable('story_media')
    .set({ for_readers: 1 })
    .where('story_id', '=', storyId)
    .where('for_readers', '=', 0)
    .execute();
  await noteUses(
    transaction,
    gone.map(({ file_id }) => file_id),
    time,
  );
}
