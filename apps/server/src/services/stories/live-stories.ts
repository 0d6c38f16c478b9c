import type { ExpressionBuilder } from 'kysely';
import { ApiError } from '../../api-error.ts';
import type { Database, Tables } from '../../db/schema.ts';

type OfStories = ExpressionBuilder<Tables, 'stories'>;

const isLive = (expression: OfStories) => expression('stories.deleted_at', 'is', null);

/** Stories that have not been deleted. */
export const liveStories = (database: Database) => database.selectFrom('stories').where(isLive);

/** A story, and the user who must be its owner. */
export type OwnStory = { storyId: string; ownerId: string };

/** Holds for the story if it is the user's and has not been deleted. */
export const isOwn =
  ({ storyId, ownerId }: OwnStory) =>
  (expression: OfStories) =>
    expression.and([
      expression('stories.id', '=', storyId),
      expression('stories.owner_id', '=', ownerId),
      isLive(expression),
    ]);

/** The story if it is the user's; nothing else. */
export const ownStory = (database: Database, story: OwnStory) =>
  database.selectFrom('stories').where(isOwn(story));

/** @throws ApiError `story-not-found` when the user has no such story. */
export async function requireOwnStory(database: Database, story: OwnStory): Promise<void> {
  const found = await ownStory(database, story).select('id').executeTakeFirst();
  if (!found) throw new ApiError('story-not-found');
}

/** A story, and who asks for it; nobody in particular without a viewer. */
export type Reading = { storyId: string; viewerId: string | undefined };

/** The story if it is public or the viewer's own; nothing else. */
export const readableStory = (database: Database, { storyId, viewerId }: Reading) =>
  liveStories(database)
    .where('stories.id', '=', storyId)
    .where((expression) =>
      expression.or([
        expression('stories.is_public', '=', 1),
        ...(viewerId === undefined ? [] : [expression('stories.owner_id', '=', viewerId)]),
      ]),
    );

/** @throws ApiError `story-not-found` where there is no such public story. */
export async function demandPublicStory(
  database: Database,
  storyId: string,
): Promise<{ ownerId: string }> {
  const story = await liveStories(database)
    .select('owner_id')
    .where('id', '=', storyId)
    .where('is_public', '=', 1)
    .executeTakeFirst();
  if (!story) throw new ApiError('story-not-found');
  return { ownerId: story.owner_id };
}
