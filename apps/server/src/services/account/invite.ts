import type { UserRow } from '../../db/schema.ts';
import { commentExcerpt } from '../feedback/comment-excerpt.ts';
import { postEmail } from '../mail/outgoing-emails.ts';
import { composeEmail } from '../mail/write-email.ts';
import type { Services } from '../services.ts';
import { ownNewest } from '../stories/drafts.ts';
import { userByEmail } from '../users/user-keys.ts';
import { isBlocked } from '../users/user-views.ts';
import { notify } from './notify.ts';

/** What writes the invitation of somebody who is named by an address. */
export type Inviting = {
  author: UserRow;
  /** The address of the site, without a slash at the end. */
  siteAddress: string;
};

type Invitation = Inviting & {
  kind: 'review-invitation' | 'co-author-invitation';
  storyId: string;
  email: string;
};

const pages = { 'review-invitation': 'review', 'co-author-invitation': 'join' } as const;

/**
 * Invites somebody to a story, which the session of the named person opens: the email has no secret. To an address that
 * nobody has confirmed it says nothing that an author wrote.
 */
export async function invite(
  services: Services,
  { kind, storyId, email, author, siteAddress }: Invitation,
): Promise<void> {
  const url = `${siteAddress}/${pages[kind]}/${encodeURIComponent(storyId)}`;
  const invited = await userByEmail(services.database, email);
  if (invited && isBlocked(invited.status)) return;
  if (invited?.email_confirmed === 1) {
    const own = { storyId, ownerId: author.id };
    const { title } = await ownNewest(services.database, own).executeTakeFirstOrThrow();
    const story = { authorName: commentExcerpt(author.display_name), title: commentExcerpt(title) };
    await notify(services, invited, { email: { kind, story, url }, siteAddress });
    return;
  }
  const invitation = { kind, story: null, url };
  await postEmail(services, {
    userId: invited?.id ?? null,
    kind,
    content: { to: email, email: composeEmail(invitation, invited?.language ?? author.language) },
  });
}
