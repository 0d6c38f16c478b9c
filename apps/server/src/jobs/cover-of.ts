import type { StoryDocument } from '@dreamfork/story';

// Only pictures of this server: a page's policy lets no other in, and no reader is told to a stranger.
const ownPicture = /^\/(?:demo|api\/media)\/[\w./-]+$/;

/** The picture of the first node that shows one of this server's. */
export function coverOf({ nodes }: StoryDocument): string | null {
  for (const { media } of nodes) {
    const picture = media.find(
      ({ mediaType, url }) => mediaType === 'image' && ownPicture.test(url) && !url.includes('..'),
    );
    if (picture) return picture.url;
  }
  return null;
}
