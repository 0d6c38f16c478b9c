import { itemAddresses, mediaIdOf, type StoryDocument } from '@dreamfork/story';

/** A file that a document shows, and the first nodes that show it. */
export type ShownFile = { fileId: string; nodes: { id: string; title: string }[] };

const nodesMaximum = 50;
const titleMaximum = 200;

const idMaximum = 100;

/** The files of this server whose addresses stand in a document, by their id. */
export function findMedia({ nodes }: StoryDocument): ShownFile[] {
  const files = new Map<string, ShownFile>();
  for (const { id, title, media } of nodes) {
    for (const url of media.flatMap(itemAddresses)) {
      const fileId = mediaIdOf(url);
      if (fileId === null || fileId.length > idMaximum) continue;
      const file = files.get(fileId) ?? { fileId, nodes: [] };
      files.set(fileId, file);
      if (file.nodes.length < nodesMaximum && file.nodes.at(-1)?.id !== id) {
        file.nodes.push({ id, title: title.slice(0, titleMaximum) });
      }
    }
  }
  return [...files.values()].toSorted((one, other) => (one.fileId < other.fileId ? -1 : 1));
}

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
