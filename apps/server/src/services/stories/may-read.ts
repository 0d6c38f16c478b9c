import { type AliasableExpression, expressionBuilder, type SqlBool } from 'kysely';
import { ApiError } from '../../api-error.ts';
import type { Database, Tables } from '../../db/schema.ts';

type Condition = AliasableExpression<SqlBool>;

const stories = expressionBuilder<Tables, 'stories'>();

const isLive: Condition = stories('stories.deleted_at', 'is', null);
const isPublic: Condition = stories('stories.is_public', '=', 1);
const isOwnedBy = (userId: string): Condition => stories('stories.owner_id', '=', userId);

/** A story, and the user who must be its owner. */
export type OwnStory = { storyId: string; ownerId: string };

/** True for the story if it is the user's and has not been deleted. */
export const isOwn = ({ storyId, ownerId }: OwnStory): Condition =>
  stories.and([stories('stories.id', '=', storyId), isOwnedBy(ownerId), isLive]);

/** True for the stories that the viewer may read: public ones and their own. A guest has no id. */
export const mayRead = (viewerId: string | undefined): Condition =>
  stories.and([
    isLive,
    viewerId === undefined ? isPublic : stories.or([isPublic, isOwnedBy(viewerId)]),
  ]);

/** Stories that have not been deleted. */
export const liveStories = (database: Database) => database.selectFrom('stories').where(isLive);

/** Stories that everyone may read. */
export const publicStories = (database: Database) =>
  database.selectFrom('stories').where(mayRead(undefined));

/** The story if it is the user's. */
export const ownStory = (database: Database, story: OwnStory) =>
  database.selectFrom('stories').where(isOwn(story));

/** @throws ApiError `story-not-found` when the user has no such story. */
export async function requireOwnStory(database: Database, story: OwnStory): Promise<void> {
  const found = await ownStory(database, story).select('id').executeTakeFirst();
  if (!found) throw new ApiError('story-not-found');
}

/** A story and its viewer; a guest has no id. */
export type Reading = { storyId: string; viewerId: string | undefined };

/** The story if the viewer may read it. */
export const readableStory = (database: Database, { storyId, viewerId }: Reading) =>
  database.selectFrom('stories').where('stories.id', '=', storyId).where(mayRead(viewerId));

/** @throws ApiError `story-not-found` where there is no such public story. */
export async function requirePublicStory(
  database: Database,
  storyId: string,
): Promise<{ ownerId: string }> {
  const story = await publicStories(database)
    .select('owner_id')
    .where('id', '=', storyId)
    .executeTakeFirst();
  if (!story) throw new ApiError('story-not-found');
  return { ownerId: story.owner_id };
}
