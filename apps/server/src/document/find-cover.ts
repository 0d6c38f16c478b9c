import type { StoryDocument } from '@dreamfork/story';

// Only pictures of this server: the content security policy of pages blocks others, and a request to another
// host would reveal the reader.
const ownPicture = /^\/(?:demo|api\/media)\/[\w./-]+$/;

/** The first picture in the story that this server holds. */
export function findCover({ nodes }: StoryDocument): string | null {
  for (const { media } of nodes) {
    const picture = media.find(
      ({ mediaType, url }) => mediaType === 'image' && ownPicture.test(url) && !url.includes('..'),
    );
    if (picture) return picture.url;
  }
  return null;
}
