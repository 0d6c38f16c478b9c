const keyOf = (page: 'review' | 'join', storyId: string): string =>
  `dreamfork:${page}:${storyId}:link`;

/** What this browser keeps under a key; null where it keeps nothing. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // A browser without storage: what is known lasts as long as the page.
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The same.
  }
}

/** The secret of a link, also where a login page has taken the fragment away, or an e-mail leads here without one. */
export function secretOf(page: 'review' | 'join', storyId: string, hash: string): string | null {
  const key = keyOf(page, storyId);
  const secret = hash.slice(1);
  if (secret === '') return readKept(key);
  keep(key, secret);
  return secret;
}
