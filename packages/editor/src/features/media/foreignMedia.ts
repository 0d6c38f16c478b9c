import { mediaHostOf, type NodeMedia } from '@dreamfork/story';
import { mediaName } from './mediaNodes.ts';

/** The other site that a file is on; null for files of this one. */
export function foreignHostOf({ url }: NodeMedia): string | null {
  const host = mediaHostOf(url);
  return host === location.host ? null : host;
}

/** What a file of another site is called: as its author called it, else as its address ends. */
export const foreignName = (item: NodeMedia): string =>
  mediaName(item) || (item.url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '') || item.url;
