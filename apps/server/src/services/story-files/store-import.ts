import type { Database, MediaFileRow } from '../../db/schema.ts';
import { mediaStatus } from '../../db/tables/media.ts';
import type { MediaOwner } from '../media/quota.ts';
import { removeContent } from '../media/remove-content.ts';
import { recordFile, storeContents } from '../media/store-file.ts';
import type { Services } from '../services.ts';
import { saveWithinQuota } from '../stories/story-quota.ts';
import { insertStory } from '../stories/story-rows.ts';
import { changeImport, type HeldImport } from './import-rows.ts';
import type { VerifiedImport } from './verify-import.ts';

// Well below the parameters that SQLite takes in one statement.
const batchSize = 500;

/** The process does not hold the import any more: it was cancelled, or another process has taken it over. */
export class ImportLost extends Error {}

type Order = {
  held: HeldImport;
  owner: MediaOwner;
  signal: AbortSignal;
  /** Called with the share that is stored, 0 to 1. */
  onProgress: (share: number) => void;
};

const idsOf = ({ files }: VerifiedImport): string[] => files.map(({ row }) => row.id);

function* batchesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += batchSize) yield items.slice(at, at + batchSize);
}

/** Removes what an import has recorded and not finished. */
export async function dropArriving(
  services: Services,
  { ownerId, fileIds }: { ownerId: string; fileIds: readonly string[] },
): Promise<void> {
  for (const batch of batchesOf(fileIds)) {
    const gone: Pick<MediaFileRow, 'sha256' | 'poster_sha256'>[] = await services.database
      .deleteFrom('media_files')
      .where('owner_id', '=', ownerId)
      .where('status', '=', mediaStatus.arriving)
      .where('id', 'in', batch)
      .returning(['sha256', 'poster_sha256'])
      .execute();
    await removeContent(services, gone);
  }
}

/** Makes recorded files visible to their owner, all of them. */
async function completeFiles(transaction: Database, ids: readonly string[]): Promise<void> {
  for (const batch of batchesOf(ids)) {
    const { numUpdatedRows } = await transaction
      .updateTable('media_files')
      .set({ status: mediaStatus.ready })
      .where('id', 'in', batch)
      .where('status', '=', mediaStatus.arriving)
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== batch.length) {
      throw new Error('Files of an import were removed before it was complete.');
    }
  }
}

/** The story with all its files appears, and the import is over, in one transaction. */
async function completeImport(
  services: Services,
  verified: VerifiedImport,
  { held, owner }: Order,
): Promise<void> {
  const { document, details, extras } = verified;
  const storyId = services.newId();
  const time = services.now();
  const { sizeBytes } = document;
  await saveWithinQuota(services, { ownerId: owner.id, sizeBytes }, async (transaction) => {
    const isHeld = await changeImport(transaction, held, {
      status: 'succeeded',
      progress: 1,
      story_id: storyId,
      title: document.title,
      node_count: document.nodeCount,
      media_count: verified.files.length,
      finished_at: time,
    });
    if (!isHeld) throw new ImportLost();
    await completeFiles(transaction, idsOf(verified));
    const story = { document, id: storyId, ownerId: owner.id, isPublic: 0 as const, time };
    await insertStory(services, transaction, { ...story, ...details });
    if (extras) {
      await transaction
        .insertInto('story_file_extras')
        .values({ story_id: storyId, extras: JSON.stringify(extras) })
        .execute();
    }
  });
}

/**
 * Stores a verified story. Its files are invisible until the story appears; where it does not, nothing is left.
 * @throws ApiError `media-quota-exceeded`, `story-quota-exceeded` or `storage-full`; ImportLost.
 */
export async function storeImport(
  services: Services,
  verified: VerifiedImport,
  order: Order,
): Promise<void> {
  const { held, owner, signal, onProgress } = order;
  const fileIds = idsOf(verified);
  // Whoever takes the import over removes these.
  const file_ids = JSON.stringify(fileIds);
  if (!(await changeImport(services.database, held, { file_ids }))) throw new ImportLost();
  try {
    for (const [index, file] of verified.files.entries()) {
      signal.throwIfAborted();
      await recordFile(services, file.row, { owner });
      await storeContents(services, file);
      onProgress((index + 1) / verified.files.length);
    }
    signal.throwIfAborted();
    await completeImport(services, verified, order);
  } catch (error) {
    await dropArriving(services, { ownerId: owner.id, fileIds });
    throw error;
  }
}
