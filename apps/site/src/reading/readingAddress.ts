/** What a page of reading shows: a story of its own, or inside another page. */
export type ReadingAddress = { kind: 'story' | 'embed'; id: string };

/** The story that an address asks to read, if it asks for one. */
export function readingAddress(pathname: string): ReadingAddress | null {
  const [, kind, encoded] = /^\/(story|embed)\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (encoded === undefined) return null;
  try {
    return { kind: kind === 'embed' ? 'embed' : 'story', id: decodeURIComponent(encoded) };
  } catch {
    return null;
  }
}
