import { reviewGuestHeader, reviewLinkHeader } from '@dreamfork/api-client';
import { createId } from '@dreamfork/ui/browser';
import { keep, readKept, secretOf } from '../../session/linkSecret.ts';

const guestKey = (storyId: string): string => `dreamfork:review:${storyId}:guest`;

/** By this a guest is known again in this browser, and nowhere else. */
function guestOf(storyId: string): string {
  const known = readKept(guestKey(storyId));
  if (known !== null) return known;
  const created = createId();
  keep(guestKey(storyId), created);
  return created;
}

/** The headers that let a reviewer in. */
export function reviewHeaders(storyId: string, hash: string): Record<string, string> {
  const secret = secretOf('review', storyId, hash);
  return {
    [reviewGuestHeader]: guestOf(storyId),
    ...(secret === null ? {} : { [reviewLinkHeader]: secret }),
  };
}
