import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';

/** Stories of the same author whose content, now that of this story, a moderator made private. */
const selectBlocked = (transaction: Database, storyId: string) =>
  transaction
    .selectFrom('stories as published')
    .innerJoin('stories as unpublished', (join) =>
      join
        .onRef('unpublished.owner_id', '=', 'published.owner_id')
        .onRef('unpublished.unpublished_hash', '=', 'published.content_hash'),
    )
    .select('unpublished.id')
    .where('published.id', '=', storyId);

/**
 * To be called before a story is made public. A deleted story blocks its content for as long as it can be
 * restored.
 * @throws ApiError `story-unpublished` where a moderator made the same content private.
 */
export async function requirePublishableContent(
  transaction: Database,
  storyId: string,
): Promise<void> {
  const blocked = await selectBlocked(transaction, storyId).executeTakeFirst();
  if (blocked) throw new ApiError('story-unpublished');
}

/**
 * The same for a story that may be public, to be called after every change of what readers get, in its
 * transaction.
 * @throws ApiError `story-unpublished`.
 */
export async function requireNotUnpublished(transaction: Database, storyId: string): Promise<void> {
  const blocked = await selectBlocked(transaction, storyId)
    .where('published.is_public', '=', 1)
    .where('published.deleted_at', 'is', null)
    .executeTakeFirst();
  if (blocked) throw new ApiError('story-unpublished');
}

/**
 * Copies a moderator's reason, and the blocked content, to the copy of a story.
 * @throws ApiError `story-not-found` where the story was deleted meanwhile.
 */
export async function copyUnpublished(
  transaction: Database,
  { storyId, copyId }: { storyId: string; copyId: string },
): Promise<void> {
  const original = await transaction
    .selectFrom('stories')
    .leftJoin('story_drafts', 'story_drafts.story_id', 'stories.id')
    .select([
      'stories.unpublished_reason',
      'stories.unpublished_by',
      'stories.unpublished_at',
      'stories.unpublished_hash',
    ])
    .select(({ fn }) =>
      fn.coalesce('story_drafts.content_hash', 'stories.content_hash').as('content_hash'),
    )
    .where('stories.id', '=', storyId)
    .executeTakeFirst();
  if (!original) throw new ApiError('story-not-found');
  const { unpublished_hash, content_hash, ...why } = original;
  if (why.unpublished_reason === null && unpublished_hash === null) return;
  const isBlocked = unpublished_hash === content_hash;
  await transaction
    .updateTable('stories')
    .set((expression) => ({
      ...why,
      // The copy has another title and so another hash.
      unpublished_hash: isBlocked ? expression.ref('content_hash') : null,
    }))
    .where('id', '=', copyId)
    .execute();
}
