import type { StoryRole } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database, ReviewLinkRow, UserRow } from '../../db/schema.ts';
import { hashSecret } from '../account/link-tokens.ts';
import type { Services } from '../services.ts';
import { liveStories } from '../stories/may-read.ts';
import { findStoryAccess } from '../stories/story-rights.ts';
import { isBlockedNow } from '../users/suspension.ts';

/** What somebody is to a draft: its owner, a co-author, the person that a link names, or whoever holds a link. */
export type ReviewRole = StoryRole | 'named' | 'holder' | 'guest';

export type ReviewRight =
  /** The draft, its media, and threads. */
  | 'read'
  /** Open threads, answer, edit and delete one's own comments. */
  | 'write'
  /** Be listed among the readers of a link. */
  | 'arrive'
  | 'report'
  /** See the threads of all links, with how their writers came there. */
  | 'see-all'
  /** Resolve threads, and note that suggestions were taken. */
  | 'decide'
  | 'delete-any';

const ofAuthors: readonly ReviewRight[] = [
  'read',
  'write',
  'report',
  'see-all',
  'decide',
  'delete-any',
];

/** Who may do what; everybody else is told that there is nothing. */
export const reviewRights: Record<ReviewRole, readonly ReviewRight[]> = {
  owner: ofAuthors,
  'co-author': ofAuthors,
  named: ['read', 'write', 'arrive', 'report'],
  holder: ['read', 'write', 'arrive', 'report'],
  // A report has an account that is told of the decision.
  guest: ['read', 'write', 'arrive'],
};

/** The caller of a review, as they were let in. */
export type ReviewAccess = {
  role: ReviewRole;
  storyId: string;
  ownerId: string;
  /** Null for an author. */
  link: ReviewLinkRow | null;
  /** Null for a guest. */
  user: UserRow | null;
  /** Of a guest who sent a key. */
  guestHash: string | null;
};

export type ReviewCaller = {
  storyId: string;
  user: UserRow | undefined;
  secret: string | undefined;
  /** The key by which the browser of a guest is known again. */
  guestKey: string | undefined;
};

export const may = ({ role }: Pick<ReviewAccess, 'role'>, right: ReviewRight): boolean =>
  reviewRights[role].includes(right);

const liveLinks = (database: Database, storyId: string, time: number) =>
  database
    .selectFrom('review_links')
    .selectAll()
    .where('story_id', '=', storyId)
    .where('revoked_at', 'is', null)
    .where((link) => link.or([link('expires_at', 'is', null), link('expires_at', '>', time)]));

/** Whether a link is for this user: its author has named their address, and they have confirmed it. */
const isNamed = ({ email_key }: ReviewLinkRow, user: UserRow | undefined): boolean =>
  user?.email_confirmed === 1 && user.email_key === email_key;

/** @throws ApiError `review-sign-in` where the link lets in signed-in people alone. */
function roleThrough(
  link: ReviewLinkRow,
  user: UserRow | undefined,
): Exclude<ReviewRole, StoryRole> | undefined {
  const isForOne = link.email_key !== null;
  if (user) return isForOne ? (isNamed(link, user) ? 'named' : undefined) : 'holder';
  if (isForOne || link.allows_guests === 0) throw new ApiError('review-sign-in');
  return 'guest';
}

/** The live link that the secret opens, else the newest one that names the user. */
async function findLink(
  { database, now }: Services,
  { storyId, user, secret }: ReviewCaller,
): Promise<Pick<ReviewAccess, 'role' | 'link'> | undefined> {
  const links = liveLinks(database, storyId, now());
  const held =
    secret === undefined
      ? undefined
      : await links.where('secret_hash', '=', hashSecret(secret)).executeTakeFirst();
  const role = held && roleThrough(held, user);
  if (held && role) return { role, link: held };
  if (user?.email_confirmed !== 1) return undefined;
  const named = await links
    .where('email_key', '=', user.email_key)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return named && { role: 'named', link: named };
}

/**
 * Lets a caller in. A link shows nothing while a moderator keeps the story private, or while its author is blocked.
 * @throws ApiError `review-not-found`, or `review-sign-in` where a guest may come in once they have signed in.
 */
export async function findAccess(services: Services, caller: ReviewCaller): Promise<ReviewAccess> {
  const { storyId, user, guestKey } = caller;
  const story = await liveStories(services.database)
    .innerJoin('users', 'users.id', 'stories.owner_id')
    .select([
      'stories.owner_id',
      'stories.unpublished_reason',
      'users.status',
      'users.suspended_until',
    ])
    .where('stories.id', '=', storyId)
    .executeTakeFirst();
  if (!story) throw new ApiError('review-not-found');
  const ownerId = story.owner_id;
  const author = user && (await findStoryAccess(services, { storyId, userId: user.id }));
  if (author) return { role: author.role, storyId, ownerId, link: null, user, guestHash: null };
  const isHidden = story.unpublished_reason !== null || isBlockedNow(story, services.now());
  const found = isHidden ? undefined : await findLink(services, caller);
  if (!found) throw new ApiError('review-not-found');
  const isGuest = found.role === 'guest' && guestKey !== undefined;
  const guestHash = isGuest ? hashSecret(`${found.link?.id} ${guestKey}`) : null;
  return { ...found, storyId, ownerId, user: user ?? null, guestHash };
}

/** @throws ApiError `review-not-found`, as for everything that is not there for this caller. */
export function requireRight(access: ReviewAccess, right: ReviewRight): void {
  if (!may(access, right)) throw new ApiError('review-not-found');
}
