import {
  type invitationChange,
  type invitationRequest,
  invitationsMaximum,
  type NewStoryInvitation,
  type StoryInvitation,
} from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Database, StoryInvitationRow } from '../../db/schema.ts';
import { type Inviting, invite } from '../account/invite.ts';
import { hashSecret, makeSecret } from '../account/link-tokens.ts';
import type { Services } from '../services.ts';
import { type OwnStory, requireOwnStory } from '../stories/may-read.ts';
import { lockStory } from '../stories/public-index.ts';
import { accountKey } from '../users/user-keys.ts';
import { toIso, toIsoOrNull } from '../users/user-views.ts';

type OwnInvitation = OwnStory & { invitationId: string };
type NewInvitation = Inviting & {
  storyId: string;
  invitation: z.output<typeof invitationRequest>;
};

const toInvitation = (row: StoryInvitationRow): StoryInvitation => ({
  id: row.id,
  email: row.email,
  expiresAt: toIsoOrNull(row.expires_at),
  createdAt: toIso(row.created_at),
});

const timeOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

/** The invitations of a story, newest first. */
export async function listInvitations(
  database: Database,
  storyId: string,
): Promise<StoryInvitation[]> {
  const rows = await database
    .selectFrom('story_invitations')
    .selectAll()
    .where('story_id', '=', storyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toInvitation);
}

/** @throws ApiError `members-full`. */
async function requireRoom(transaction: Database, storyId: string): Promise<void> {
  const { invitations } = await transaction
    .selectFrom('story_invitations')
    .select(({ fn }) => fn.countAll<number>().as('invitations'))
    .where('story_id', '=', storyId)
    .executeTakeFirstOrThrow();
  if (invitations >= invitationsMaximum) throw new ApiError('members-full');
}

/**
 * Invites somebody to write a story of the user's own. An address that was invited before is invited anew.
 * @throws ApiError `story-not-found` or `members-full`.
 */
export async function createInvitation(
  services: Services,
  { storyId, invitation: { email, expiresAt }, ...inviting }: NewInvitation,
): Promise<NewStoryInvitation> {
  const secret = makeSecret();
  const row: StoryInvitationRow = {
    id: services.newId(),
    story_id: storyId,
    secret_hash: hashSecret(secret),
    email,
    email_key: email === null ? null : accountKey(email),
    expires_at: timeOf(expiresAt),
    created_at: services.now(),
  };
  return services.database.transaction().execute(async (transaction) => {
    await lockStory(transaction, storyId);
    await requireOwnStory(transaction, { storyId, ownerId: inviting.author.id });
    await transaction
      .deleteFrom('story_invitations')
      .where('story_id', '=', storyId)
      .where('email_key', '=', row.email_key)
      .execute();
    await requireRoom(transaction, storyId);
    await transaction.insertInto('story_invitations').values(row).execute();
    if (email === null) return { ...toInvitation(row), secret };
    const kind = 'co-author-invitation' as const;
    await invite({ ...services, database: transaction }, { kind, storyId, email, ...inviting });
    return { ...toInvitation(row), secret: null };
  });
}

/**
 * Changes when an invitation ends.
 * @throws ApiError `story-not-found` or `invitation-not-found`.
 */
export async function changeInvitation(
  { database }: Services,
  { invitationId, change, ...story }: OwnInvitation & { change: z.output<typeof invitationChange> },
): Promise<StoryInvitation> {
  await requireOwnStory(database, story);
  const row = await database
    .updateTable('story_invitations')
    .set({ expires_at: timeOf(change.expiresAt) })
    .where('id', '=', invitationId)
    .where('story_id', '=', story.storyId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError('invitation-not-found');
  return toInvitation(row);
}

/**
 * Takes an invitation back.
 * @throws ApiError `story-not-found` or `invitation-not-found`.
 */
export async function revokeInvitation(
  { database }: Services,
  { invitationId, ...story }: OwnInvitation,
): Promise<void> {
  await requireOwnStory(database, story);
  const { numDeletedRows } = await database
    .deleteFrom('story_invitations')
    .where('id', '=', invitationId)
    .where('story_id', '=', story.storyId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError('invitation-not-found');
}
