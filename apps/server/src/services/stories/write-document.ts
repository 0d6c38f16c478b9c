import type { ErrorDetail } from '@dreamfork/api-client/contract';
import type { Problem } from '@dreamfork/story';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { DocumentSource, ReadDocument } from '../../jobs/read-document.ts';
import type { Services } from '../services.ts';
import { keepVersion, type PackedVersion, packVersion } from '../versions/keep-version.ts';
import { isOwn, type OwnStory, ownStory } from './live-stories.ts';

/** A document that may be stored, and the same packed for its version. */
type Prepared = { document: ReadDocument; packed: PackedVersion };

export const toDetail = ({ code, place }: Problem): ErrorDetail => ({
  code,
  place,
  ...(place.path === undefined ? {} : { path: place.path }),
});

/** @throws ApiError `body-too-large`. */
export function refuseTooLarge({ configuration }: Pick<Services, 'configuration'>, text: string) {
  if (Buffer.byteLength(text) > configuration.maxStoryBytes) throw new ApiError('body-too-large');
}

/**
 * Reads and packs a document before the transaction that stores it, so that the transaction is short.
 * @throws ApiError `story-invalid` or `body-too-large`.
 */
export async function prepareDocument(
  services: Pick<Services, 'configuration' | 'documents'>,
  source: DocumentSource,
): Promise<Prepared> {
  refuseTooLarge(services, source.content);
  const read = await services.documents.readDocument(source);
  if (!read.ok) throw new ApiError('story-invalid', { errors: read.error.map(toDetail) });
  return { document: read.value, packed: await packVersion(read.value) };
}

/** What the row of a story says of its document. */
const documentColumns = ({ document, packed }: Prepared) => ({
  title: document.title,
  description: document.description,
  node_count: document.nodeCount,
  end_count: document.endCount,
  word_count: document.wordCount,
  size_bytes: packed.sizeBytes,
});

type NewStory = Prepared & {
  id: string;
  ownerId: string;
  isPublic: 0 | 1;
  time: number;
  coverUrl?: string | null;
};

/** Stores a new story with its first version. */
export async function insertStory(transaction: Database, story: NewStory): Promise<void> {
  const { id, time, document, packed } = story;
  await transaction
    .insertInto('stories')
    .values({
      id,
      owner_id: story.ownerId,
      is_public: story.isPublic,
      version: 1,
      cover_url: story.coverUrl ?? document.coverUrl,
      search_text: '',
      created_at: time,
      updated_at: time,
      ...documentColumns(story),
    })
    .execute();
  await transaction
    .insertInto('story_documents')
    .values({ story_id: id, document: document.text })
    .execute();
  await keepVersion(transaction, { storyId: id, version: 1, savedAt: time, document: packed });
}

type Replacement = Prepared &
  OwnStory & {
    /** The version that must be held; any without one. */
    version: number | undefined;
    /** Leaves who may read it as it is when absent. */
    isPublic?: 0 | 1;
    time: number;
  };

/** Stores another document of a story as its next version; says which, or nothing where none fits. */
export async function replaceDocument(
  transaction: Database,
  { storyId, ownerId, version, isPublic, time, ...prepared }: Replacement,
): Promise<number | undefined> {
  const saved = await transaction
    .updateTable('stories')
    .set((expression) => ({
      version: expression('version', '+', 1),
      updated_at: time,
      cover_url: prepared.document.coverUrl,
      ...documentColumns(prepared),
      ...(isPublic === undefined ? {} : { is_public: isPublic }),
    }))
    .where(isOwn({ storyId, ownerId }))
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst();
  if (!saved) return undefined;
  await transaction
    .updateTable('story_documents')
    .set({ document: prepared.document.text })
    .where('story_id', '=', storyId)
    .execute();
  await keepVersion(transaction, {
    storyId,
    version: saved.version,
    savedAt: time,
    document: prepared.packed,
  });
  return saved.version;
}

/** @throws ApiError `version-conflict`, or `story-not-found` where the user has no such story. */
export async function refuseSave(database: Database, story: OwnStory): Promise<never> {
  const held = await ownStory(database, story).select('version').executeTakeFirst();
  throw held
    ? new ApiError('version-conflict', { version: held.version })
    : new ApiError('story-not-found');
}
