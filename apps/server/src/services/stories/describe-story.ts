import type {
  createContentRequest,
  StorySummary,
  updateContentRequest,
} from '@dreamfork/api-client/contract';
import { newStory } from '@dreamfork/story';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Locale } from '../../messages/locale.ts';
import type { Services } from '../services.ts';
import { editStory } from './edit-story.ts';
import { prepareDocument } from './prepare-document.ts';
import { readNewest } from './read-story.ts';
import { saveWithinQuota } from './story-quota.ts';
import { may, type StoryAccess } from './story-rights.ts';
import { insertStory, replaceDetails } from './story-rows.ts';

type NewContent = {
  ownerId: string;
  facts: z.output<typeof createContentRequest>;
  locale: Locale;
};

/**
 * Creates a private story with a start node only.
 * @throws ApiError `story-invalid` or `story-quota-exceeded`.
 */
export async function beginStory(
  services: Services,
  { ownerId, facts, locale }: NewContent,
): Promise<StorySummary> {
  const { title, description, tags, category } = facts;
  const blank = newStory({ ids: { next: services.newId }, locale });
  const content = JSON.stringify(blank);
  const document = await prepareDocument(services, { title, description, content });
  const id = services.newId();
  const time = services.now();
  const { sizeBytes } = document;
  return saveWithinQuota(services, { ownerId, sizeBytes }, async (transaction) => {
    const story = { document, id, ownerId, isPublic: 0 as const, tags, category, time };
    await insertStory(services, transaction, story);
    return readNewest({ ...services, database: transaction }, { storyId: id, userId: ownerId });
  });
}

type Description = { access: StoryAccess; facts: z.output<typeof updateContentRequest> };

/**
 * Changes title, description, tags, category, cover, whether readings are counted or what readers are told.
 * Title and description are in the document and make a version; the others make none, and are the owner's to change.
 * @throws ApiError `story-not-found`, `version-conflict`, `story-invalid`, `body-too-large`,
 * `story-quota-exceeded`, `story-unpublished`, and `not-found` or `media-type-unsupported` for a cover that is no
 * image of the caller's own.
 */
export async function describeStory(
  services: Services,
  { access, facts }: Description,
): Promise<StorySummary> {
  const { title, description, version, ...details } = facts;
  const edit = { kind: 'describe' as const, title, description };
  const isOfReaders = Object.values(details).some((detail) => detail !== undefined);
  if (isOfReaders && !may(access, 'manage')) throw new ApiError('story-not-found');
  const { isChanged } = await editStory(services, { ...access, version, edit, details });
  return services.database.transaction().execute(async (transaction) => {
    const { storyId, ownerId } = access;
    if (!isChanged) await replaceDetails(services, transaction, { storyId, ownerId, ...details });
    return readNewest({ ...services, database: transaction }, access);
  });
}
