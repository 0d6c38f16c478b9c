import type { StoryDocument } from '@dreamfork/story';

const hasScheme = /^\s*[a-z][a-z\d+.-]*:/i;

/** A relative address as an absolute one; any other text unchanged. */
const absolute = (address: string, base: string): string =>
  address.trim() !== '' && !hasScheme.test(address) && URL.canParse(address, base)
    ? new URL(address, base).href
    : address;

/** The story with the addresses of its media resolved against the address of its document. */
export const withAbsoluteMedia = (story: StoryDocument, base: string): StoryDocument => ({
  ...story,
  nodes: story.nodes.map((node) => ({
    ...node,
    media: node.media.map(({ captionsUrl, ...item }) => ({
      ...item,
      url: absolute(item.url, base),
      ...(captionsUrl === undefined ? {} : { captionsUrl: absolute(captionsUrl, base) }),
    })),
  })),
});
