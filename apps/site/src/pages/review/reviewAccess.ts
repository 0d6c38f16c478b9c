import { reviewGuestHeader, reviewLinkHeader } from '@dreamfork/api-client';
import { createId } from '@dreamfork/ui/browser';

const secretKey = (storyId: string): string => `dreamfork:review:${storyId}:link`;
const guestKey = (storyId: string): string => `dreamfork:review:${storyId}:guest`;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // A browser without storage: what is known lasts as long as the page.
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The same.
  }
}

/** The secret of the link, also where a login page has taken the fragment away, or an e-mail leads here without one. */
function secretOf(storyId: string, hash: string): string | null {
  const secret = hash.slice(1);
  if (secret === '') return stored(secretKey(storyId));
  store(secretKey(storyId), secret);
  return secret;
}

/** By this a guest is known again in this browser, and nowhere else. */
function guestOf(storyId: string): string {
  const known = stored(guestKey(storyId));
  if (known !== null) return known;
  const created = createId();
  store(guestKey(storyId), created);
  return created;
}

/** The headers that let a reviewer in. */
export function reviewHeaders(storyId: string, hash: string): Record<string, string> {
  const secret = secretOf(storyId, hash);
  return {
    [reviewGuestHeader]: guestOf(storyId),
    ...(secret === null ? {} : { [reviewLinkHeader]: secret }),
  };
}
