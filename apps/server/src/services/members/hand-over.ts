import { ApiError } from '../../api-error.ts';
import type { Database, UserRow } from '../../db/schema.ts';
import { requireRoom } from '../media/quota.ts';
import { requirePublishableContent } from '../moderation/unpublished-content.ts';
import type { Services } from '../services.ts';
import { requireMayPublish } from '../stories/may-publish.ts';
import { type OwnStory, ownStory } from '../stories/may-read.ts';
import { changeIndexed, searchColumns } from '../stories/public-index.ts';
import { holdUser, requireStoryRoom } from '../stories/story-quota.ts';
import { tagsOf } from '../stories/tags.ts';
import { isBlockedNow } from '../users/suspension.ts';

type HandOver = OwnStory & { newOwnerId: string };

/** @throws ApiError `user-not-found` where the user is no co-author. */
async function readCoAuthor(
  transaction: Database,
  { storyId, newOwnerId }: HandOver,
): Promise<UserRow> {
  const user = await transaction
    .selectFrom('story_members')
    .innerJoin('users', 'users.id', 'story_members.user_id')
    .selectAll('users')
    .where('story_members.story_id', '=', storyId)
    .where('story_members.user_id', '=', newOwnerId)
    .executeTakeFirst();
  if (!user) throw new ApiError('user-not-found');
  return user;
}

/** The owner's files that this story shows and nothing else of theirs uses: these go with it. */
const filesThatGo = (transaction: Database, { storyId, ownerId }: OwnStory) =>
  transaction
    .selectFrom('media_files')
    .innerJoin('users', 'users.id', 'media_files.owner_id')
    .select(['media_files.id', 'media_files.size_bytes'])
    .where('media_files.owner_id', '=', ownerId)
    .where((file) =>
      file.or([
        file('users.avatar_file_id', 'is', null),
        file('users.avatar_file_id', '!=', file.ref('media_files.id')),
      ]),
    )
    .where('media_files.id', 'in', (uses) =>
      uses.selectFrom('story_media').select('file_id').where('story_id', '=', storyId),
    )
    .where('media_files.id', 'not in', (uses) =>
      uses
        .selectFrom('story_media')
        .innerJoin('stories', 'stories.id', 'story_media.story_id')
        .select('file_id')
        .where('stories.owner_id', '=', ownerId)
        .where('story_id', '!=', storyId),
    )
    .execute();

async function moveFiles(services: Services, owner: UserRow, story: OwnStory): Promise<void> {
  const { database } = services;
  const files = await filesThatGo(database, story);
  if (files.length === 0) return;
  const bytes = files.reduce((sum, { size_bytes }) => sum + size_bytes, 0);
  await requireRoom(services, database, { owner, bytes });
  await database
    .updateTable('media_files')
    .set({ owner_id: owner.id })
    .where('owner_id', '=', story.ownerId)
    .where('id', 'in', (uses) =>
      uses.selectFrom('story_media').select('file_id').where('story_id', '=', story.storyId),
    )
    .where(
      'id',
      'in',
      files.map(({ id }) => id),
    )
    .execute();
}

/** @throws ApiError `new-owner-unable` where the new owner is blocked, must not publish or has no room. */
async function requireAble(
  services: Services,
  owner: UserRow,
  { isPublic, ...story }: OwnStory & { isPublic: boolean },
): Promise<void> {
  if (isBlockedNow(owner, services.now())) throw new ApiError('new-owner-unable');
  try {
    if (isPublic) requireMayPublish(services, owner);
    await requireStoryRoom(services, { storyId: story.storyId, ownerId: owner.id });
    await moveFiles(services, owner, story);
  } catch (error) {
    throw error instanceof ApiError ? new ApiError('new-owner-unable', { cause: error }) : error;
  }
}

/**
 * Makes a co-author the owner of a story, and its owner a co-author. Its files go with it, but for those that the former
 * owner shows elsewhere too: the story goes on showing them as long as they exist.
 * @throws ApiError `story-not-found`, `user-not-found`, `new-owner-unable`, or `story-unpublished` for what a moderator
 * made private.
 */
export async function handOver(services: Services, order: HandOver): Promise<void> {
  const { storyId, ownerId, newOwnerId } = order;
  await services.database.transaction().execute(async (transaction) => {
    const within = { ...services, database: transaction };
    await changeIndexed(services, transaction, storyId, async () => {
      const story = await ownStory(transaction, { storyId, ownerId })
        .select(['title', 'description', 'is_public', 'unpublished_reason'])
        .executeTakeFirst();
      if (!story) throw new ApiError('story-not-found');
      // In one order, so that two who hand over to each other do not deadlock.
      for (const id of [ownerId, newOwnerId].toSorted()) await holdUser(transaction, id);
      const owner = await readCoAuthor(transaction, order);
      if (story.unpublished_reason !== null) throw new ApiError('story-unpublished');
      await requirePublishableContent(transaction, storyId);
      const isPublic = story.is_public === 1;
      await requireAble(within, owner, { storyId, ownerId, isPublic });
      const { title, description } = story;
      const tags = await tagsOf(transaction, storyId);
      const searched = { ownerId: newOwnerId, title, description, tags };
      await transaction
        .updateTable('stories')
        .set({ owner_id: newOwnerId, ...(await searchColumns(transaction, searched)) })
        .where('id', '=', storyId)
        .execute();
      await transaction
        .updateTable('story_members')
        .set({ user_id: ownerId, joined_at: services.now(), invited_by: newOwnerId })
        .where('story_id', '=', storyId)
        .where('user_id', '=', newOwnerId)
        .execute();
    });
  });
  services.live.changed(storyId, ownerId);
}
