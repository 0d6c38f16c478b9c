import type { NodeMedia, StoryDocument } from '../schema/document.ts';
import { parseUrl } from '../text/parseUrl.ts';

/** Where the content of a file of the server is read. */
export const mediaPath = (id: string): string => `/api/media/${encodeURIComponent(id)}/download`;

/** Widths in pixels that an image can be asked for; none is wider than the image itself. */
export const imageWidths = [320, 640, 960, 1440, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Best compression first. */
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Where an image, or the poster of a video, is read in one width and format. */
export const imagePath = (id: string, width: ImageWidth, format: ImageFormat): string =>
  `/api/media/${encodeURIComponent(id)}/images/${width}.${format}`;

const ownAddress = /^\/api\/media\/([\w-]+)\/download$/;

/** The id of the server's file at an address; null for any other address (SPEC A1). */
export const mediaIdOf = (url: string): string | null => ownAddress.exec(url)?.[1] ?? null;

const fileAddress = /^\/api\/media\/([\w-]{1,100})\//;

/** The id of the server's file that is read at a path, as its content or as an image; null for any other path. */
export const fileIdOf = (path: string): string | null => fileAddress.exec(path)?.[1] ?? null;

/** The addresses of the files of an item: its own, and that of its captions. */
export const itemAddresses = ({ url, captionsUrl }: NodeMedia): string[] =>
  captionsUrl === undefined ? [url] : [url, captionsUrl];

type Picture = Pick<NodeMedia, 'url' | 'placeholder' | 'width'>;

/** The id of an item that the server gives in every width; null for any other item (SPEC A2). */
export const imageIdOf = ({ url, placeholder }: Picture): string | null =>
  placeholder === undefined ? null : mediaIdOf(url);

/** An address of an image, and the width in pixels of what it answers. */
export type ImageSource = { path: string; width: number };

/** The addresses of an item in one format, narrowest first; none for an item that has one width (SPEC A2). */
export function imageSources(item: Picture, format: ImageFormat): ImageSource[] {
  const id = imageIdOf(item);
  if (id === null) return [];
  const { width: own = Number.POSITIVE_INFINITY } = item;
  return imageWidths
    .filter((_, index) => index === 0 || (imageWidths[index - 1] as number) < own)
    .map((width) => ({ path: imagePath(id, width, format), width: Math.min(width, own) }));
}

const hostPattern = /^(?:https?:\/*|\/\/+)(?:[^/?#]*@)?([^/?#]+)/i;

/** The host in an address, in small letters; null for a path of the page's own host and for inline data (SPEC A3). */
export function mediaHostOf(address: string): string | null {
  // Browsers leave out line breaks and tabs, and read a backslash as a slash.
  const text = address
    .replaceAll(/[\t\n\r]/g, '')
    .trim()
    .replaceAll('\\', '/');
  return hostPattern.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** The hosts that the files of a story are loaded from, besides the one that holds it, in alphabetical order. */
export function mediaHostsOf({ nodes }: StoryDocument): string[] {
  const addresses = nodes.flatMap(({ media }) => media.flatMap(itemAddresses));
  return [...new Set(addresses.flatMap((address) => mediaHostOf(address) ?? []))].sort();
}

const matches = (host: string, allowed: string): boolean =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;

/** Whether a page may load a file: without a list from every host, else from a listed one (SPEC A3). */
export function isAllowedMedia(address: string, hosts?: readonly string[]): boolean {
  const host = hosts ? mediaHostOf(address) : null;
  return host === null || !hosts || hosts.some((allowed) => matches(host, allowed.toLowerCase()));
}

const webSchemes = ['http:', 'https:', 'blob:'];
const inlineMedia = /^data:((image|video|audio)\/|text\/vtt)/;

/** The address of a media file if a page may load or open it, else null: never a script. */
export function safeMediaAddress(address: string): string | null {
  const trimmed = address.trim();
  // The base makes relative addresses readable; otherwise it has no meaning.
  const url = trimmed === '' ? null : parseUrl(trimmed, 'https://base.invalid/');
  if (!url) return null;
  return webSchemes.includes(url.protocol) || inlineMedia.test(url.href) ? trimmed : null;
}

/** Whether a file did not come with an imported story: its address leads nowhere here, and no reader sees it (SPEC I18). */
export const isMissingMedia = ({ url, isActive }: Pick<NodeMedia, 'url' | 'isActive'>): boolean =>
  !isActive && url !== '' && !/^(?:\/|data:|blob:)/i.test(url) && mediaHostOf(url) === null;
