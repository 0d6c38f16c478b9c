import { sql } from 'kysely';
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

/** Keeps the state before as the present one once more: what changed is not in the document. */
export async function repeatVersion(
  transaction: Database,
  { storyId, version, savedAt }: { storyId: string; version: number; savedAt: number },
): Promise<void> {
  const before = version - 1;
  await transaction
    .insertInto('story_versions')
    .columns([
      'story_id',
      'version',
      'name',
      'saved_at',
      'title',
      'node_count',
      'connection_count',
      'word_count',
      'size_bytes',
    ])
    .expression((expression) =>
      expression
        .selectFrom('story_versions')
        .select([
          'story_id',
          sql<number>`cast(${version} as integer)`.as('version'),
          sql<string | null>`cast(null as text)`.as('name'),
          sql<number>`cast(${savedAt} as bigint)`.as('saved_at'),
          'title',
          'node_count',
          'connection_count',
          'word_count',
          'size_bytes',
        ])
        .where('story_id', '=', storyId)
        .where('version', '=', before),
    )
    .execute();
  await transaction
    .insertInto('story_version_documents')
    .columns(['story_id', 'version', 'document'])
    .expression((expression) =>
      expression
        .selectFrom('story_version_documents')
        .select(['story_id', sql<number>`cast(${version} as integer)`.as('version'), 'document'])
        .where('story_id', '=', storyId)
        .where('version', '=', before),
    )
    .execute();
  await thin(transaction, { storyId, now: savedAt });
}
