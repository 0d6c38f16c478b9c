import { packText } from '../../db/packed-text.ts';
import type { Database } from '../../db/schema.ts';
import type { ReadDocument } from '../../jobs/read-document.ts';
import { versionsToThin } from './versions-to-thin.ts';

/** A state of a story that is ready to be kept. */
export type PackedVersion = Omit<ReadDocument, 'text'> & { packed: Buffer; sizeBytes: number };

/** Packs a document; done before the transaction that keeps it, so that the transaction is short. */
export async function packVersion({ text, ...facts }: ReadDocument): Promise<PackedVersion> {
  return { ...facts, packed: await packText(text), sizeBytes: Buffer.byteLength(text) };
}

async function thin(
  transaction: Database,
  { storyId, now }: { storyId: string; now: number },
): Promise<void> {
  const automatic = await transaction
    .selectFrom('story_versions')
    .select(['version', 'saved_at as savedAt'])
    .where('story_id', '=', storyId)
    .where('name', 'is', null)
    .execute();
  const needless = versionsToThin(automatic, now);
  if (needless.length === 0) return;
  await transaction
    .deleteFrom('story_versions')
    .where('story_id', '=', storyId)
    .where('version', 'in', needless)
    .execute();
}

/** Keeps a state of a story within the transaction that saves it, and lets go of what it makes needless. */
export async function keepVersion(
  transaction: Database,
  {
    storyId,
    version,
    savedAt,
    document,
  }: { storyId: string; version: number; savedAt: number; document: PackedVersion },
): Promise<void> {
  await transaction
    .insertInto('story_versions')
    .values({
      story_id: storyId,
      version,
      name: null,
      saved_at: savedAt,
      title: document.title,
      node_count: document.nodeCount,
      connection_count: document.connectionCount,
      word_count: document.wordCount,
      size_bytes: document.sizeBytes,
    })
    .execute();
  await transaction
    .insertInto('story_version_documents')
    .values({ story_id: storyId, version, document: document.packed })
    .execute();
  await thin(transaction, { storyId, now: savedAt });
}
