import { mediaHostOf, type NodeMedia } from '@dreamfork/story';
import { mediaName } from '../../canvas/mediaState.ts';

/** A file of another site. */
export type ForeignFile = { url: string; host: string; name: string; isCaptions: boolean };

/** The other site that a file is on; null for files of this one. */
function hostOf(url: string): string | null {
  const host = mediaHostOf(url);
  return host === location.host ? null : host;
}

export const foreignHostOf = ({ url }: NodeMedia): string | null => hostOf(url);

const endOf = (url: string): string => url.split(/[?#]/, 1)[0]?.split('/').at(-1) || url;

/** What an item shows of other sites: its file, which is called as its author called it, and its captions. */
export function foreignFilesOf(item: NodeMedia): ForeignFile[] {
  const { url, captionsUrl = '' } = item;
  return [
    { url, host: hostOf(url), name: mediaName(item) || endOf(url), isCaptions: false },
    { url: captionsUrl, host: hostOf(captionsUrl), name: endOf(captionsUrl), isCaptions: true },
  ].flatMap(({ host, ...file }) => (host === null ? [] : [{ ...file, host }]));
}
