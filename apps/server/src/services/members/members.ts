import type { StoryMember, StoryMembers } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { lockStory } from '../stories/public-index.ts';
import { may, requireRight, type StoryAccess } from '../stories/story-rights.ts';
import { avatarUrlOf, toIso } from '../users/user-views.ts';
import { listInvitations } from './invitations.ts';

type Person = {
  id: string;
  display_name: string;
  avatar_file_id: string | null;
  joined_at?: number;
};

const toMember = (person: Person, viewerId: string): StoryMember => ({
  userId: person.id,
  name: person.display_name,
  avatarUrl: avatarUrlOf(person),
  joinedAt: person.joined_at === undefined ? null : toIso(person.joined_at),
  isYou: person.id === viewerId,
});

/** Who writes a story, and who is invited to. */
export async function listMembers(
  { database }: Services,
  access: StoryAccess,
): Promise<StoryMembers> {
  const { storyId, ownerId, userId } = access;
  const person = ['users.id', 'users.display_name', 'users.avatar_file_id'] as const;
  const owner = await database
    .selectFrom('users')
    .select(person)
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const coAuthors = await database
    .selectFrom('story_members')
    .innerJoin('users', 'users.id', 'story_members.user_id')
    .select([...person, 'story_members.joined_at'])
    .where('story_members.story_id', '=', storyId)
    .orderBy('story_members.joined_at')
    .orderBy('users.id')
    .execute();
  return {
    owner: toMember(owner, userId),
    coAuthors: coAuthors.map((one) => toMember(one, userId)),
    invitations: may(access, 'manage') ? await listInvitations(database, storyId) : [],
  };
}

/** Takes back all by which somebody could come again: their invitations, and all links. */
async function endInvitations(
  transaction: Database,
  { storyId, userId }: { storyId: string; userId: string },
): Promise<void> {
  await transaction
    .deleteFrom('story_invitations')
    .where('story_id', '=', storyId)
    .where((invitation) =>
      invitation.or([
        invitation('email_key', 'is', null),
        invitation('email_key', 'in', (users) =>
          users.selectFrom('users').select('email_key').where('id', '=', userId),
        ),
      ]),
    )
    .execute();
}

/**
 * Removes a co-author from a story, on behalf of its owner or of themselves. What they wrote and uploaded stays.
 * @throws ApiError `story-not-found`, or `user-not-found` for who is no co-author.
 */
export async function removeMember(
  services: Services,
  { storyId, callerId, userId }: { storyId: string; callerId: string; userId: string },
): Promise<void> {
  const right = callerId === userId ? 'read' : 'manage';
  await services.database.transaction().execute(async (transaction) => {
    await lockStory(transaction, storyId);
    const within = { ...services, database: transaction };
    await requireRight(within, { storyId, userId: callerId }, right);
    const { numDeletedRows } = await transaction
      .deleteFrom('story_members')
      .where('story_id', '=', storyId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError('user-not-found');
    if (right === 'manage') await endInvitations(transaction, { storyId, userId });
  });
  // Their streams end at once.
  services.live.changed(storyId, callerId);
}
