import type {
  createContentRequest,
  StorySummary,
  updateContentRequest,
} from '@dreamfork/api-client/contract';
import { newStory } from '@dreamfork/story';
import type { z } from 'zod';
import type { Locale } from '../../messages/locale.ts';
import type { Services } from '../services.ts';
import { editStory } from './edit-story.ts';
import { changeListed } from './listings.ts';
import { isOwn } from './live-stories.ts';
import { readSummary } from './read-summaries.ts';
import { replaceTags } from './tags.ts';
import { insertStory, prepareDocument, refuseSave } from './write-document.ts';

type Part = { ownerId: string };
type NewContent = Part & { facts: z.output<typeof createContentRequest>; locale: Locale };

/**
 * Begins a story: private, with a start and nothing else.
 * @throws ApiError `story-invalid`.
 */
export async function beginStory(
  services: Services,
  { ownerId, facts, locale }: NewContent,
): Promise<StorySummary> {
  const { title, description, tags, category } = facts;
  const blank = newStory({ ids: { next: services.newId }, locale });
  const content = JSON.stringify(blank);
  const prepared = await prepareDocument(services, { title, description, content });
  const id = services.newId();
  const time = services.now();
  return services.database.transaction().execute(async (transaction) => {
    await insertStory(transaction, { ...prepared, id, ownerId, isPublic: 0, time });
    await changeListed(services, transaction, id, async () => {
      await replaceTags(transaction, id, tags);
      await transaction.updateTable('stories').set({ category }).where('id', '=', id).execute();
    });
    return readSummary(transaction, id, { viewerId: ownerId });
  });
}

type Description = Part & { storyId: string; facts: z.output<typeof updateContentRequest> };

/**
 * Changes what is said about a story. Title and description stand in the document and make a version; tags
 * and category are facts beside it and make none.
 * @throws ApiError `story-not-found`, `version-conflict`, `story-invalid` or `body-too-large`.
 */
export async function describeStory(
  services: Services,
  { ownerId, storyId, facts }: Description,
): Promise<StorySummary> {
  const { title, description, tags, category, version } = facts;
  const edit = { kind: 'describe' as const, title, description };
  await editStory(services, { storyId, ownerId, version, edit });
  return services.database.transaction().execute(async (transaction) => {
    if (tags !== undefined || category !== undefined) {
      await changeListed(services, transaction, storyId, async () => {
        const changed = await transaction
          .updateTable('stories')
          .set((expression) => ({
            category: category === undefined ? expression.ref('category') : category,
          }))
          .where(isOwn({ storyId, ownerId }))
          .executeTakeFirst();
        if (changed.numUpdatedRows === 0n) await refuseSave(transaction, { ownerId, storyId });
        if (tags !== undefined) await replaceTags(transaction, storyId, tags);
      });
    }
    return readSummary(transaction, storyId, { viewerId: ownerId });
  });
}
