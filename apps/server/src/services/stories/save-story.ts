import type { ErrorDetail, StorySummary, saveStoryRequest } from '@dreamfork/api-client/contract';
import type { Problem } from '@dreamfork/story';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { type Database, toFlag } from '../../db/schema.ts';
import { toSearchText } from '../../db/search-text.ts';
import type { ReadDocument } from '../../jobs/read-document.ts';
import type { Services } from '../services.ts';
import { keepVersion, packVersion } from '../versions/keep-version.ts';
import { selectStoryFacts, toStorySummary } from './story-views.ts';

type SaveForm = z.output<typeof saveStoryRequest>;
type Owned = { ownerId: string };

const toDetail = ({ code, place }: Problem): ErrorDetail => ({
  code,
  place,
  ...(place.path === undefined ? {} : { path: place.path }),
});

async function readForm(
  { configuration, documents }: Pick<Services, 'configuration' | 'documents'>,
  { title, description, content }: SaveForm,
): Promise<ReadDocument> {
  if (Buffer.byteLength(content) > configuration.maxStoryBytes) {
    throw new ApiError('body-too-large');
  }
  const read = await documents.readDocument({ title, description, content });
  if (read.ok) return read.value;
  throw new ApiError('story-invalid', { errors: read.error.map(toDetail) });
}

const toColumns = (document: ReadDocument, { isPublic }: SaveForm, updatedAt: number) => ({
  title: document.title,
  description: document.description,
  is_public: toFlag(isPublic),
  node_count: document.nodeCount,
  end_count: document.endCount,
  search_text: toSearchText(document.title, document.description),
  updated_at: updatedAt,
});

async function summaryOf(database: Database, storyId: string): Promise<StorySummary> {
  return toStorySummary(
    await selectStoryFacts(database)
      .where('stories.id', '=', storyId)
      .executeTakeFirstOrThrow(() => new ApiError('story-not-found')),
  );
}

/**
 * Saves a new story.
 * @throws ApiError `story-invalid` or `body-too-large`.
 */
export async function createStory(
  services: Services,
  { ownerId, form }: Owned & { form: SaveForm },
): Promise<StorySummary> {
  const document = await readForm(services, form);
  const packed = await packVersion(document);
  const id = services.newId();
  const time = services.now();
  return services.database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('stories')
      .values({
        id,
        owner_id: ownerId,
        version: 1,
        cover_url: null,
        created_at: time,
        ...toColumns(document, form, time),
      })
      .execute();
    await transaction
      .insertInto('story_documents')
      .values({ story_id: id, document: document.text })
      .execute();
    await keepVersion(transaction, { storyId: id, version: 1, savedAt: time, document: packed });
    return summaryOf(transaction, id);
  });
}

async function refuseUpdate(
  database: Database,
  { ownerId, storyId }: Owned & { storyId: string },
): Promise<never> {
  const held = await database
    .selectFrom('stories')
    .select('version')
    .where('id', '=', storyId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  throw held
    ? new ApiError('version-conflict', { version: held.version })
    : new ApiError('story-not-found');
}

/**
 * Saves a story that is there already. Without a `version` the save wins whatever the server holds.
 * @throws ApiError `story-not-found`, `version-conflict`, `story-invalid` or `body-too-large`.
 */
export async function updateStory(
  services: Services,
  { ownerId, storyId, form }: Owned & { storyId: string; form: SaveForm },
): Promise<StorySummary> {
  const document = await readForm(services, form);
  const packed = await packVersion(document);
  return services.database.transaction().execute(async (transaction) => {
    const time = services.now();
    const updated = await transaction
      .updateTable('stories')
      .set((expression) => ({
        version: expression('version', '+', 1),
        ...toColumns(document, form, time),
      }))
      .where('id', '=', storyId)
      .where('owner_id', '=', ownerId)
      .$if(form.version !== undefined, (query) => query.where('version', '=', form.version ?? 0))
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) await refuseUpdate(transaction, { ownerId, storyId });
    await transaction
      .updateTable('story_documents')
      .set({ document: document.text })
      .where('story_id', '=', storyId)
      .execute();
    const story = await summaryOf(transaction, storyId);
    await keepVersion(transaction, {
      storyId,
      version: story.version,
      savedAt: time,
      document: packed,
    });
    return story;
  });
}

/**
 * Deletes a story with all that belongs to it.
 * @throws ApiError `story-not-found` when the caller has no such story.
 */
export async function removeStory(
  { database }: Pick<Services, 'database'>,
  { ownerId, storyId }: Owned & { storyId: string },
): Promise<void> {
  const removed = await database
    .deleteFrom('stories')
    .where('id', '=', storyId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw new ApiError('story-not-found');
}
