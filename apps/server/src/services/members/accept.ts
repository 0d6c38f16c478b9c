import { coAuthorsMaximum, type InvitedStory } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database, UserRow } from '../../db/schema.ts';
import { hashSecret } from '../account/link-tokens.ts';
import type { Services } from '../services.ts';
import { ownNewest } from '../stories/drafts.ts';
import { liveStories } from '../stories/may-read.ts';
import { lockStory } from '../stories/public-index.ts';
import { findStoryAccess } from '../stories/story-rights.ts';
import { isBlockedNow } from '../users/suspension.ts';

/** Somebody who says that they are invited: by the secret of a link, or because an invitation names their address. */
export type Invited = { storyId: string; user: UserRow; secret: string | undefined };

async function isInvited(
  { database, now }: Services,
  { storyId, user, secret }: Invited,
): Promise<boolean> {
  const found = await database
    .selectFrom('story_invitations')
    .select('id')
    .where('story_id', '=', storyId)
    .where((one) => one.or([one('expires_at', 'is', null), one('expires_at', '>', now())]))
    .where((one) =>
      one.or([
        one.and([
          one('email_key', 'is', null),
          one('secret_hash', '=', secret === undefined ? '' : hashSecret(secret)),
        ]),
        one('email_key', '=', user.email_confirmed === 1 ? user.email_key : ''),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The story to which somebody is invited, and whether they write it already. An invitation opens nothing while a
 * moderator keeps the story private, or while its owner is blocked.
 * @throws ApiError `invitation-not-found`.
 */
async function findInvited(services: Services, invited: Invited) {
  const { storyId, user } = invited;
  const access = await findStoryAccess(services, { storyId, userId: user.id });
  const story = await liveStories(services.database)
    .innerJoin('users', 'users.id', 'stories.owner_id')
    .select([
      'stories.owner_id',
      'stories.unpublished_reason',
      'users.display_name',
      'users.status',
      'users.suspended_until',
    ])
    .where('stories.id', '=', storyId)
    .executeTakeFirst();
  if (!story) throw new ApiError('invitation-not-found');
  if (access) return { ...story, isMember: true };
  const isHidden = story.unpublished_reason !== null || isBlockedNow(story, services.now());
  if (isHidden || !(await isInvited(services, invited))) {
    throw new ApiError('invitation-not-found');
  }
  return { ...story, isMember: false };
}

/** @throws ApiError `invitation-not-found`. */
export async function readInvitation(services: Services, invited: Invited): Promise<InvitedStory> {
  const story = await findInvited(services, invited);
  const own = { storyId: invited.storyId, ownerId: story.owner_id };
  const { title } = await ownNewest(services.database, own).executeTakeFirstOrThrow(
    () => new ApiError('invitation-not-found'),
  );
  return { title, ownerName: story.display_name, isMember: story.isMember };
}

/** @throws ApiError `members-full`. */
async function requireRoom(transaction: Database, storyId: string): Promise<void> {
  const { members } = await transaction
    .selectFrom('story_members')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('story_id', '=', storyId)
    .executeTakeFirstOrThrow();
  if (members >= coAuthorsMaximum) throw new ApiError('members-full');
}

/**
 * Makes somebody who is invited a co-author. An invitation that names them goes; a link stays for others.
 * @throws ApiError `invitation-not-found` or `members-full`.
 */
export async function acceptInvitation(services: Services, invited: Invited): Promise<void> {
  const { storyId, user } = invited;
  await services.database.transaction().execute(async (transaction) => {
    await lockStory(transaction, storyId);
    const story = await findInvited({ ...services, database: transaction }, invited);
    if (!story.isMember) {
      await requireRoom(transaction, storyId);
      await transaction
        .insertInto('story_members')
        .values({
          story_id: storyId,
          user_id: user.id,
          joined_at: services.now(),
          invited_by: story.owner_id,
        })
        .execute();
    }
    if (user.email_confirmed === 0) return;
    await transaction
      .deleteFrom('story_invitations')
      .where('story_id', '=', storyId)
      .where('email_key', '=', user.email_key)
      .execute();
  });
}
