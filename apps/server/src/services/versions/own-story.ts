import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';

/** A story, and the user who must be its owner. */
export type OwnStory = { storyId: string; ownerId: string };

/** @throws ApiError `story-not-found` when the user has no such story. */
export async function requireOwnStory(
  database: Database,
  { storyId, ownerId }: OwnStory,
): Promise<void> {
  const story = await database
    .selectFrom('stories')
    .select('id')
    .where('id', '=', storyId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!story) throw new ApiError('story-not-found');
}
