import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { toFlag } from '../../db/tables/flag.ts';
import type { PackedDocument } from '../../document/pack-document.ts';
import { inheritedMarks, versionsToThin } from './versions-to-thin.ts';

const mark = (
  transaction: Database,
  storyId: string,
  versions: readonly number[],
  marks: { has_model_text: 1 } | { has_lost_text: 1 },
) =>
  transaction
    .updateTable('story_versions')
    .set(marks)
    .where('story_id', '=', storyId)
    .where('version', 'in', versions)
    .execute();

async function thin(
  transaction: Database,
  { storyId, now }: { storyId: string; now: number },
): Promise<void> {
  const stored = await transaction
    .selectFrom('story_versions')
    .select([
      'version',
      'name',
      'saved_at as savedAt',
      'has_lost_text as hasLostText',
      'has_model_text as hasModelText',
      'size_bytes as sizeBytes',
    ])
    .where('story_id', '=', storyId)
    .execute();
  // Readers may still get an old version, however often the draft has been saved since; so may reviewers.
  const shown = await transaction
    .selectFrom('stories')
    .select('version')
    .where('id', '=', storyId)
    .unionAll((links) =>
      links
        .selectFrom('review_links')
        .select('version')
        .where('story_id', '=', storyId)
        .where('version', 'is not', null)
        .where('revoked_at', 'is', null)
        .$narrowType<{ version: number }>(),
    )
    .execute();
  const isShown = new Set(shown.map(({ version }) => version));
  const automatic = stored.filter(({ name }) => name === null);
  const needless = versionsToThin(automatic, now).filter((version) => !isShown.has(version));
  if (needless.length === 0) return;
  const inherited = inheritedMarks(stored, needless);
  if (inherited.length > 0) await mark(transaction, storyId, inherited, { has_model_text: 1 });
  await transaction
    .deleteFrom('story_versions')
    .where('story_id', '=', storyId)
    .where('version', 'in', needless)
    .execute();
}

/** Stores a version of a story within the transaction that saves it, and thins older ones. */
export async function saveVersion(
  transaction: Database,
  {
    storyId,
    version,
    savedAt,
    savedBy,
    document,
    hasModelText = false,
  }: {
    storyId: string;
    version: number;
    savedAt: number;
    savedBy: string;
    document: PackedDocument;
    hasModelText?: boolean | undefined;
  },
): Promise<void> {
  await transaction
    .insertInto('story_versions')
    .values({
      story_id: storyId,
      version,
      name: null,
      saved_at: savedAt,
      saved_by: savedBy,
      title: document.title,
      node_count: document.nodeCount,
      connection_count: document.connectionCount,
      word_count: document.wordCount,
      size_bytes: document.sizeBytes,
      has_model_text: toFlag(hasModelText),
    })
    .execute();
  await transaction
    .insertInto('story_version_documents')
    .values({ story_id: storyId, version, document: document.packed })
    .execute();
  if (document.losesText) await mark(transaction, storyId, [version - 1], { has_lost_text: 1 });
  await thin(transaction, { storyId, now: savedAt });
}

/** Stores the previous document as the next version: the change is outside the document. */
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
      'saved_by',
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
          'saved_by',
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
