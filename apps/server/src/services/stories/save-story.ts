import type { StorySummary } from '@dreamfork/api-client/contract';
import type { Database } from '../../db/schema.ts';
import { toFlag } from '../../db/tables/flag.ts';
import type { SaveFacts } from '../../document/read-save.ts';
import { requireNotUnpublished } from '../moderation/unpublished-content.ts';
import type { Services } from '../services.ts';
import { nameHeldVersion } from '../versions/rename-version.ts';
import { type Author, requireMayPublish } from './may-publish.ts';
import { ownStory } from './may-read.ts';
import { prepareSave, requireValid, type SaveBody } from './prepare-document.ts';
import { changeIndexed } from './public-index.ts';
import { readSummary } from './read-story.ts';
import { saveWithinQuota } from './story-quota.ts';
import { insertStory, replaceDocument, throwSaveConflict } from './story-rows.ts';

type Save = { author: Author; body: SaveBody };

/**
 * Saves a new story.
 * @throws ApiError `story-invalid`, `body-too-large`, `story-quota-exceeded`, `email-unconfirmed` or
 * `story-unpublished`.
 */
export async function createStory(
  services: Services,
  { author, body }: Save,
): Promise<StorySummary> {
  const { form, document: read } = await prepareSave(services, body);
  if (form.isPublic) requireMayPublish(services, author);
  const document = requireValid(read);
  const id = services.newId();
  const time = services.now();
  const { sizeBytes } = document;
  return saveWithinQuota(services, { ownerId: author.id, sizeBytes }, async (transaction) => {
    await insertStory(services, transaction, {
      document,
      id,
      ownerId: author.id,
      isPublic: toFlag(form.isPublic),
      tags: form.tags,
      time,
      hasModelText: form.hasModelText,
    });
    await requireNotUnpublished(transaction, id);
    return readSummary({ ...services, database: transaction }, id, { viewerId: author.id });
  });
}

/** Whether the story is public after a save: a save does not publish what a moderator made private. */
async function publicityAfter(
  services: Services,
  transaction: Database,
  { author, form, storyId }: { author: Author; form: SaveFacts; storyId: string },
): Promise<0 | 1> {
  const held = await transaction
    .selectFrom('stories')
    .select(['is_public', 'unpublished_reason'])
    .where('id', '=', storyId)
    .where('owner_id', '=', author.id)
    .executeTakeFirst();
  if (!held || !form.isPublic || held.unpublished_reason !== null) return 0;
  if (held.is_public === 0) requireMayPublish(services, author);
  return 1;
}

/**
 * Saves an existing story. Without a `version` the save overwrites any version.
 * @throws ApiError `story-not-found`, `version-conflict`, `version-names-full`, `story-invalid`,
 * `body-too-large`, `story-quota-exceeded`, `email-unconfirmed` or `story-unpublished`.
 */
export async function updateStory(
  services: Services,
  { author, storyId, body }: Save & { storyId: string },
): Promise<StorySummary> {
  const held = await ownStory(services.database, { storyId, ownerId: author.id })
    .innerJoin('story_version_documents as held', (join) =>
      join.onRef('held.story_id', '=', 'stories.id').onRef('held.version', '=', 'stories.version'),
    )
    .select(['held.document as packed', 'stories.size_bytes as sizeBytes'])
    .executeTakeFirst();
  const { form, document: read } = await prepareSave(services, body, held);
  const document = requireValid(read);
  const { sizeBytes } = document;
  return saveWithinQuota(services, { ownerId: author.id, storyId, sizeBytes }, (transaction) =>
    changeIndexed(services, transaction, storyId, async () => {
      const isPublic = await publicityAfter(services, transaction, { author, form, storyId });
      const story = { storyId, ownerId: author.id };
      const { replacedVersionName: name } = form;
      if (name !== undefined) await nameHeldVersion(transaction, { ...story, name });
      const saved = await replaceDocument(transaction, {
        document,
        ...story,
        version: form.version,
        isPublic,
        // A form without tags leaves them as they are.
        ...(form.tags.length > 0 ? { tags: form.tags } : {}),
        time: services.now(),
        hasModelText: form.hasModelText,
      });
      if (saved === undefined) await throwSaveConflict(transaction, story);
      await requireNotUnpublished(transaction, storyId);
    }).then(() =>
      readSummary({ ...services, database: transaction }, storyId, { viewerId: author.id }),
    ),
  );
}
