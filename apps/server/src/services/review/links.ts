import {
  type NewReviewLink,
  type ReviewLink,
  type reviewLinkChange,
  type reviewLinkRequest,
  reviewLinksMaximum,
} from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import { toFlag } from '../../db/tables/flag.ts';
import { type Inviting, invite } from '../account/invite.ts';
import { hashSecret, makeSecret } from '../account/link-tokens.ts';
import type { Services } from '../services.ts';
import { type OwnStory, requireOwnStory } from '../stories/may-read.ts';
import { lockStory } from '../stories/public-index.ts';
import { accountKey } from '../users/user-keys.ts';
import { tick } from './clock.ts';
import { ownLinks, readLink } from './read-links.ts';

export type OwnLink = OwnStory & { linkId: string };
type NewLink = Inviting & { storyId: string; link: z.output<typeof reviewLinkRequest> };

/** @throws ApiError `review-full`. */
async function requireRoom(transaction: Database, storyId: string): Promise<void> {
  const { links } = await ownLinks(transaction, storyId)
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .executeTakeFirstOrThrow();
  if (links >= reviewLinksMaximum) throw new ApiError('review-full');
}

/** @throws ApiError `version-not-found`. */
async function requireVersion(
  transaction: Database,
  storyId: string,
  version: number,
): Promise<void> {
  const found = await transaction
    .selectFrom('story_versions')
    .select('version')
    .where('story_id', '=', storyId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!found) throw new ApiError('version-not-found');
}

/**
 * Makes a link to the draft of a story of the user's own, and invites the person that it names.
 * @throws ApiError `story-not-found`, `version-not-found` or `review-full`.
 */
export async function createLink(
  services: Services,
  { storyId, link, ...inviting }: NewLink,
): Promise<NewReviewLink> {
  const story = { storyId, ownerId: inviting.author.id };
  const { name, email, version, expiresAt, allowsComments, allowsGuests } = link;
  const secret = makeSecret();
  return services.database.transaction().execute(async (transaction) => {
    await requireOwnStory(transaction, story);
    // A save that thins versions waits, or has ended.
    await lockStory(transaction, storyId);
    const time = await tick(transaction, { storyId, time: services.now() });
    await requireRoom(transaction, storyId);
    if (version !== null) await requireVersion(transaction, storyId, version);
    const id = services.newId();
    await transaction
      .insertInto('review_links')
      .values({
        id,
        story_id: storyId,
        name,
        secret_hash: hashSecret(secret),
        version,
        expires_at: expiresAt === null ? null : Date.parse(expiresAt),
        allows_comments: toFlag(allowsComments),
        allows_guests: toFlag(allowsGuests && email === null),
        email,
        email_key: email === null ? null : accountKey(email),
        created_at: time,
      })
      .execute();
    const within = { ...services, database: transaction };
    const kind = 'review-invitation' as const;
    if (email !== null) await invite(within, { kind, storyId, email, ...inviting });
    return { ...(await readLink(transaction, { storyId, linkId: id })), secret };
  });
}

/**
 * Changes what a link allows; what is left out stays.
 * @throws ApiError `story-not-found` or `review-not-found`.
 */
export async function changeLink(
  { database }: Services,
  { linkId, change, ...story }: OwnLink & { change: z.output<typeof reviewLinkChange> },
): Promise<ReviewLink> {
  const { name, expiresAt, allowsComments, allowsGuests } = change;
  const { storyId } = story;
  return database.transaction().execute(async (transaction) => {
    await requireOwnStory(transaction, story);
    const { email } = await readLink(transaction, { storyId, linkId });
    await transaction
      .updateTable('review_links')
      .set({
        // So that a change of nothing is one too.
        id: linkId,
        name,
        expires_at: expiresAt == null ? expiresAt : Date.parse(expiresAt),
        allows_comments: allowsComments === undefined ? undefined : toFlag(allowsComments),
        allows_guests:
          allowsGuests === undefined ? undefined : toFlag(allowsGuests && email === null),
      })
      .where('id', '=', linkId)
      .execute();
    return readLink(transaction, { storyId, linkId });
  });
}

/**
 * Gives a link another secret; the old one opens nothing from then on.
 * @throws ApiError `story-not-found` or `review-not-found`.
 */
export async function renewLink(
  { database }: Services,
  { linkId, ...story }: OwnLink,
): Promise<NewReviewLink> {
  const { storyId } = story;
  const secret = makeSecret();
  return database.transaction().execute(async (transaction) => {
    await requireOwnStory(transaction, story);
    const link = await readLink(transaction, { storyId, linkId });
    await transaction
      .updateTable('review_links')
      .set({ secret_hash: hashSecret(secret) })
      .where('id', '=', linkId)
      .execute();
    return { ...link, secret };
  });
}
