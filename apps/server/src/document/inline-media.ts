import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  itemAddresses,
  mediaIdOf,
  type NodeMedia,
  type StoryDocument,
  type StoryNode,
} from '@dreamfork/story';
import { demoDirectory } from '../configuration/paths.ts';

/** Limit of the files that are inlined into a story, in bytes. */
export const inlinedMaximum = 10 * 1024 * 1024;

/** Where the files of this server are read, by their ids. */
export type MediaAddresses = ReadonlyMap<string, string>;

/** Inlines this server's files into a story up to the limit and makes all other addresses absolute. */
export async function inlineMedia(
  story: StoryDocument,
  publicAddress: string,
  maximum: number = inlinedMaximum,
  files: MediaAddresses = new Map(),
): Promise<StoryDocument> {
  const addresses = new Map<string, string>();
  let room = maximum;

  async function addressOf(url: string): Promise<string> {
    const given = files.get(mediaIdOf(url) ?? '');
    if (given !== undefined) return given;
    const path = ownPath(url, publicAddress);
    // A page opened from a disk has no scheme for relative addresses.
    if (path === undefined) return url.startsWith('//') ? `https:${url}` : url;
    const file = await readOwnFile(path, room);
    if (!file) return `${publicAddress}${path}`;
    room -= file.bytes.length;
    return `data:${file.mimeType};base64,${file.bytes.toString('base64')}`;
  }

  const there = (url: string): string => addresses.get(url) ?? url;
  const media = (node: StoryNode): NodeMedia[] =>
    node.media.map(({ captionsUrl, ...item }) => ({
      ...item,
      url: there(item.url),
      ...(captionsUrl === undefined ? {} : { captionsUrl: there(captionsUrl) }),
    }));

  const items = story.nodes.flatMap((node) => node.media);
  for (const url of items.flatMap(itemAddresses)) {
    if (url !== '' && !addresses.has(url)) addresses.set(url, await addressOf(url));
  }
  return { ...story, nodes: story.nodes.map((node) => ({ ...node, media: media(node) })) };
}

/** A public file of this server. */
type OwnFile = { bytes: Buffer; mimeType: string };

const demoPicture = /^\/demo\/([\w-]+)\/([\w-]+\.webp)$/;

/** The path of an address on this server; undefined for an address elsewhere. */
function ownPath(url: string, publicAddress: string): string | undefined {
  if (url.startsWith(`${publicAddress}/`)) return url.slice(publicAddress.length);
  return /^\/(?![/\\])/.test(url) ? url : undefined;
}

/**
 * Reads a public file of this server by its path, up to a size. Nothing is fetched: an author could make the
 * server send requests to any machine that it can reach.
 */
async function readOwnFile(path: string, maximum: number): Promise<OwnFile | undefined> {
  const [, slug, name] = demoPicture.exec(path) ?? [];
  if (slug === undefined || name === undefined) return undefined;
  const file = join(demoDirectory, slug, name);
  const size = await stat(file).then(
    (found) => found.size,
    () => Number.POSITIVE_INFINITY,
  );
  return size <= maximum ? { bytes: await readFile(file), mimeType: 'image/webp' } : undefined;
}
