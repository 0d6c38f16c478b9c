import type { StorySummary } from '@dreamfork/api-client/contract';
import { toFlag } from '../../db/tables/flag.ts';
import { requireNotUnpublished } from '../moderation/unpublished-content.ts';
import type { Services } from '../services.ts';
import { nameHeldVersion } from '../versions/rename-version.ts';
import { ownNewest } from './drafts.ts';
import { type Author, requireMayPublish } from './may-publish.ts';
import { prepareSave, requireValid, type SaveBody } from './prepare-document.ts';
import { readNewest } from './read-story.ts';
import { storeDocument } from './store-document.ts';
import { saveWithinQuota } from './story-quota.ts';
import { may, type StoryAccess } from './story-rights.ts';
import { insertStory, throwSaveConflict } from './story-rows.ts';

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
    return readNewest({ ...services, database: transaction }, { storyId: id, userId: author.id });
  });
}

const publishingOf = ({ publish }: { publish?: boolean | undefined }) =>
  publish === undefined ? 'if-allowed' : publish ? 'always' : 'never';

/**
 * Saves an existing story. Without a `version` the save overwrites any version. Of a co-author's save only the document is
 * taken, and readers of a public story go on getting what they got.
 * @throws ApiError `story-not-found`, `version-conflict`, `version-names-full`, `story-invalid`,
 * `body-too-large`, `story-quota-exceeded`, `email-unconfirmed` or `story-unpublished`.
 */
export async function updateStory(
  services: Services,
  { author, access, body }: Save & { access: StoryAccess },
): Promise<StorySummary> {
  const { storyId, ownerId } = access;
  const isOwner = may(access, 'manage');
  const held = await ownNewest(services.database, access)
    .innerJoin('story_version_documents as held', (join) =>
      join
        .onRef('held.story_id', '=', 'stories.id')
        .on('held.version', '=', ({ fn }) =>
          fn.coalesce('story_drafts.version', 'stories.version'),
        ),
    )
    .select('held.document as packed')
    .executeTakeFirst();
  const previous = held && { packed: held.packed, sizeBytes: held.size_bytes };
  const { form, document: read } = await prepareSave(services, body, previous);
  const document = requireValid(read);
  const { sizeBytes } = document;
  return saveWithinQuota(services, { ...access, sizeBytes }, async (transaction) => {
    const { replacedVersionName: name } = form;
    if (name !== undefined) await nameHeldVersion(transaction, { storyId, ownerId, name });
    const saved = await storeDocument(services, transaction, {
      document,
      ...access,
      version: form.version,
      isPublic: ({ is_public, unpublished_reason }) => {
        if (!isOwner) return is_public;
        // A save does not publish what a moderator made private.
        if (!form.isPublic || unpublished_reason !== null) return 0;
        if (is_public === 0) requireMayPublish(services, author);
        return 1;
      },
      publishing: isOwner ? publishingOf(form) : 'never',
      // A form without tags leaves them as they are.
      ...(isOwner && form.tags.length > 0 ? { tags: form.tags } : {}),
      time: services.now(),
      hasModelText: form.hasModelText,
    });
    if (saved === undefined) {
      await throwSaveConflict(transaction, { ...access, ...form });
    }
    return readNewest({ ...services, database: transaction }, access);
  });
}
