import type { UserRow } from '../../db/schema.ts';
import { notify } from '../account/notify.ts';
import { commentExcerpt } from '../feedback/comment-excerpt.ts';
import { postEmail } from '../mail/outgoing-emails.ts';
import { composeEmail } from '../mail/write-email.ts';
import type { Services } from '../services.ts';
import { ownNewest } from '../stories/drafts.ts';
import { userByEmail } from '../users/user-keys.ts';
import { isBlocked } from '../users/user-views.ts';

/** What writes the invitation of a named reviewer. */
export type Inviting = {
  author: UserRow;
  /** The address of the site, without a slash at the end. */
  siteAddress: string;
};

/**
 * Invites a named reviewer, whose session opens the draft: the email has no secret. To an address that nobody has
 * confirmed it says nothing that an author wrote.
 */
export async function invite(
  services: Services,
  { storyId, email, author, siteAddress }: Inviting & { storyId: string; email: string },
): Promise<void> {
  const url = `${siteAddress}/review/${encodeURIComponent(storyId)}`;
  const reader = await userByEmail(services.database, email);
  if (reader && isBlocked(reader.status)) return;
  if (reader?.email_confirmed === 1) {
    const own = { storyId, ownerId: author.id };
    const { title } = await ownNewest(services.database, own).executeTakeFirstOrThrow();
    const story = { authorName: commentExcerpt(author.display_name), title: commentExcerpt(title) };
    const invitation = { kind: 'review-invitation' as const, story, url };
    await notify(services, reader, { email: invitation, siteAddress });
    return;
  }
  const invitation = { kind: 'review-invitation' as const, story: null, url };
  await postEmail(services, {
    userId: reader?.id ?? null,
    kind: invitation.kind,
    content: { to: email, email: composeEmail(invitation, reader?.language ?? author.language) },
  });
}
