import type { NodeMedia } from '../../schema/document.ts';
import { escapeXml, webAddress } from './markup.ts';
import type { bookMessages } from './messages.ts';

export type BookFileType = { mimeType: string; extension: string };

export type BookFileKind = NodeMedia['mediaType'] | 'captions';

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const signatures: readonly (readonly [at: number, text: string, type: BookFileType])[] = [
  [0, '\u00FF\u00D8\u00FF', { mimeType: 'image/jpeg', extension: 'jpg' }],
  [0, '\u0089PNG', { mimeType: 'image/png', extension: 'png' }],
  [0, 'GIF8', { mimeType: 'image/gif', extension: 'gif' }],
  [8, 'WEBP', { mimeType: 'image/webp', extension: 'webp' }],
  [0, 'ID3', { mimeType: 'audio/mpeg', extension: 'mp3' }],
  [0, '\u001AE\u00DF\u00A3', { mimeType: 'video/webm', extension: 'webm' }],
  [0, 'WEBVTT', { mimeType: 'text/vtt', extension: 'vtt' }],
  [3, 'WEBVTT', { mimeType: 'text/vtt', extension: 'vtt' }],
];

/**
 * The type of a file that a book may hold, by its content; null for any other: readers of books need not
 * know it, or it could run as a script.
 */
export function bookFileType(bytes: Uint8Array, kind: BookFileKind): BookFileType | null {
  const known = signatures.find(([at, text]) => ascii(bytes, at, text.length) === text)?.[2];
  const family = kind === 'captions' ? 'text/' : `${kind}/`;
  if (known) return known.mimeType.startsWith(family) ? known : null;
  if (kind === 'audio') {
    if (ascii(bytes, 4, 4) === 'ftyp') return { mimeType: 'audio/mp4', extension: 'm4a' };
    const [first = 0, second = 0] = bytes;
    // A frame of MPEG layer III.
    const isFrame = first === 0xff && (second & 0xe6) === 0xe2;
    return isFrame ? { mimeType: 'audio/mpeg', extension: 'mp3' } : null;
  }
  const isVideo = kind === 'video' && ascii(bytes, 4, 4) === 'ftyp';
  return isVideo ? { mimeType: 'video/mp4', extension: 'mp4' } : null;
}

export const captionOf = ({ title, description }: NodeMedia): string =>
  [title, description].filter(Boolean).join('. ');

/** Says that a file is not in the book, and where it is; on paper the address is written out. */
export function missingMarkup(
  item: NodeMedia,
  words: (typeof bookMessages)[keyof typeof bookMessages],
  site: string | undefined,
  isPrinted = false,
): string {
  const address = webAddress(item.url, site);
  const sentence = escapeXml(words.missing(item.mediaType, item.title || item.description));
  const shown = isPrinted && address !== null ? escapeXml(address) : words.open;
  const link = address === null ? '' : ` <a href="${escapeXml(address)}">${shown}</a>`;
  return `<p class="missing">${sentence}${link}</p>\n`;
}
