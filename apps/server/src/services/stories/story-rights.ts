import type { StoryRole } from '@dreamfork/api-client/contract';
import { type AliasableExpression, type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { ApiError } from '../../api-error.ts';
import type { Database, Tables } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { liveStories, type OwnStory } from './may-read.ts';

export type StoryRight =
  /** The newest state, its versions, files, statistics and review. */
  | 'read'
  /** Save, name versions, upload files for it, decide threads of its review. */
  | 'edit'
  /** Whatever readers get or others may do: publish, describe, delete, restore, invite, hand over. */
  | 'manage';

/** Who may do what; everybody else is told that there is no such story. */
export const storyRights: Record<StoryRole, readonly StoryRight[]> = {
  owner: ['read', 'edit', 'manage'],
  'co-author': ['read', 'edit'],
};

/** A caller as they were let in. Quotas, files and search are the owner's, whoever writes. */
export type StoryAccess = OwnStory & { role: StoryRole; userId: string };

type Caller = { storyId: string; userId: string };

const stories = expressionBuilder<Tables, 'stories'>();

/** True for the stories of which the user is a co-author, while their owner is not blocked. */
export const isCoAuthor = (
  userId: string | Expression<string>,
  time: number,
): AliasableExpression<SqlBool> =>
  stories.exists(
    stories
      .selectFrom(['story_members', 'users as owners'])
      .select('story_members.user_id')
      .whereRef('story_members.story_id', '=', 'stories.id')
      .where('story_members.user_id', '=', userId)
      .whereRef('owners.id', '=', 'stories.owner_id')
      .where((owner) =>
        owner.or([
          owner('owners.status', 'not in', ['Suspended', 'Banned']),
          owner('owners.suspended_until', '<=', time),
        ]),
      ),
  );

/** The ids of the stories of which a user is the owner or a co-author. */
export const writtenStories = (database: Database, userId: string, time: number) =>
  database
    .selectFrom('stories')
    .select('stories.id')
    .where('stories.owner_id', '=', userId)
    .unionAll((members) =>
      members
        .selectFrom('story_members')
        .innerJoin('stories', 'stories.id', 'story_members.story_id')
        .select('stories.id')
        .where('story_members.user_id', '=', userId)
        .where(isCoAuthor(userId, time)),
    );

/** True for the stories in which the user has the right to edit: those of all roles. */
export const mayEdit = (
  userId: string | Expression<string>,
  time: number,
): AliasableExpression<SqlBool> =>
  stories.or([stories('stories.owner_id', '=', userId), isCoAuthor(userId, time)]);

/** What a user is to a story; undefined for a stranger. The session of somebody blocked has ended. */
export async function findStoryAccess(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { storyId, userId }: Caller,
): Promise<StoryAccess | undefined> {
  const story = await liveStories(database)
    .select(['owner_id', isCoAuthor(userId, now()).as('is_co_author')])
    .where('id', '=', storyId)
    .executeTakeFirst();
  if (!story) return undefined;
  const ownerId = story.owner_id;
  if (ownerId === userId) return { storyId, userId, ownerId, role: 'owner' };
  return story.is_co_author ? { storyId, userId, ownerId, role: 'co-author' } : undefined;
}

export const may = ({ role }: Pick<StoryAccess, 'role'>, right: StoryRight): boolean =>
  storyRights[role].includes(right);

/** @throws ApiError `story-not-found`, as for everything that is not there for this user. */
export async function requireRight(
  services: Pick<Services, 'database' | 'now'>,
  caller: Caller,
  right: StoryRight,
): Promise<StoryAccess> {
  const access = await findStoryAccess(services, caller);
  if (!access || !may(access, right)) throw new ApiError('story-not-found');
  return access;
}
