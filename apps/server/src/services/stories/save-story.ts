import type { StorySummary, saveStoryRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { type Database, toFlag } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { changeListed } from './listings.ts';
import { type Author, demandMayPublish } from './may-publish.ts';
import { readSummary } from './read-summaries.ts';
import { replaceTags } from './tags.ts';
import { insertStory, prepareDocument, refuseSave, replaceDocument } from './write-document.ts';

type SaveForm = z.output<typeof saveStoryRequest>;
type Save = { author: Author; form: SaveForm };

/**
 * Saves a new story.
 * @throws ApiError `story-invalid`, `body-too-large` or `email-unconfirmed`.
 */
export async function createStory(
  services: Services,
  { author, form }: Save,
): Promise<StorySummary> {
  if (form.isPublic) demandMayPublish(services, author);
  const prepared = await prepareDocument(services, form);
  const id = services.newId();
  const time = services.now();
  return services.database.transaction().execute(async (transaction) => {
    await insertStory(transaction, {
      ...prepared,
      id,
      ownerId: author.id,
      isPublic: toFlag(form.isPublic),
      time,
    });
    await changeListed(services, transaction, id, () => replaceTags(transaction, id, form.tags));
    return readSummary(transaction, id, { viewerId: author.id });
  });
}

/** Who may read the story after a save: what a moderator made private a save does not make public. */
async function publicityAfter(
  services: Services,
  transaction: Database,
  { author, form, storyId }: Save & { storyId: string },
): Promise<0 | 1> {
  const held = await transaction
    .selectFrom('stories')
    .select(['is_public', 'unpublished_reason'])
    .where('id', '=', storyId)
    .where('owner_id', '=', author.id)
    .executeTakeFirst();
  if (!held || !form.isPublic || held.unpublished_reason !== null) return 0;
  if (held.is_public === 0) demandMayPublish(services, author);
  return 1;
}

/**
 * Saves a story that is there already. Without a `version` the save wins whatever the server holds.
 * @throws ApiError `story-not-found`, `version-conflict`, `story-invalid`, `body-too-large` or
 * `email-unconfirmed`.
 */
export async function updateStory(
  services: Services,
  { author, storyId, form }: Save & { storyId: string },
): Promise<StorySummary> {
  const prepared = await prepareDocument(services, form);
  return services.database.transaction().execute((transaction) =>
    changeListed(services, transaction, storyId, async () => {
      const isPublic = await publicityAfter(services, transaction, { author, form, storyId });
      const saved = await replaceDocument(transaction, {
        ...prepared,
        storyId,
        ownerId: author.id,
        version: form.version,
        isPublic,
        time: services.now(),
      });
      if (saved === undefined) await refuseSave(transaction, { ownerId: author.id, storyId });
      if (form.tags.length > 0) await replaceTags(transaction, storyId, form.tags);
    }).then(() => readSummary(transaction, storyId, { viewerId: author.id })),
  );
}
