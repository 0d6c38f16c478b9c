import { mediaHostOf } from '../../media/mediaAddress.ts';
import type { NodeMedia } from '../../schema/document.ts';
import type { MediaType } from '../../schema/nodeTypes.ts';
import { stableId } from '../stableId.ts';

// Every length is bounded, so that the search stays linear.
const tags =
  /(?<!<)<(img|audio|video|source)\s(?:[^<>]{0,500}?\s)??src\s{0,5}=\s{0,5}(?:"([^"<>]{1,2000})"|'([^'<>]{1,2000})'|([^\s"'<>]{1,2000}))(?:[^<>]{0,500}>)?|\[img\[(?:[^[\]\n|]{0,200}\|)?([^[\]\n]{1,2000})\](\]|(?=\[))/gi;

/** Two angles begin a macro. */
const containers = /(?<!<)<\/?(?:audio|video|picture)(?:\s[^<>]{0,500})?>/gi;

/** A passage with more files than this keeps the tags of the rest as text. */
const mostFiles = 100;

const endings: readonly [RegExp, MediaType][] = [
  [/\.(?:png|jpe?g|gif|webp|avif|bmp|svg)$/i, 'image'],
  [/\.(?:mp3|wav|ogg|oga|m4a|flac|opus)$/i, 'audio'],
  [/\.(?:mp4|webm|mov|avi|ogv|m4v)$/i, 'video'],
];

const typeOf = (address: string, tag: string): MediaType => {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const named = endings.find(([ending]) => ending.test(path))?.[1];
  return named ?? (tag === 'video' ? 'video' : /^(?:audio|source)$/.test(tag) ? 'audio' : 'image');
};

/** An address that is put together during play. */
const isComputed = (address: string): boolean => /[${}`]|\s\+|\+\s/.test(address);

/** The address as the report names it. */
export const nameOfMedia = (address: string): string => address.slice(0, 200);

export type PassageMedia = {
  /** The text without the tags whose files became media. */
  text: string;
  media: NodeMedia[];
  /** Addresses as the report names them, each time they occur. */
  names: string[];
};

const altOf = (tag: string): string =>
  /\salt\s{0,5}=\s{0,5}(?:"([^"<>]{0,500})"|'([^'<>]{0,500})')/i.exec(tag)?.slice(1).join('') ?? '';

/** A file that has not come yet is kept with its address and shown to nobody (SPEC I18). */
const itemOf = (nodeKey: string, address: string, tag: string, order: number): NodeMedia => ({
  id: stableId('media', nodeKey, address),
  mediaType: typeOf(address, /^<(\w+)/.exec(tag)?.[1]?.toLowerCase() ?? 'img'),
  url: address,
  title: '',
  description: altOf(tag),
  fileName: address.split(/[?#]/, 1)[0]?.split(/[\\/]/).at(-1) ?? '',
  fileSize: 0,
  mimeType: '',
  order,
  isActive: mediaHostOf(address) !== null,
});

/** The pictures, sounds and films that a passage shows. Data inside the text stays in it. */
export function mediaIn(text: string, nodeKey: string): PassageMedia {
  const items = new Map<string, NodeMedia>();
  const names: string[] = [];
  const rest = text.replaceAll(
    tags,
    (
      tag: string,
      _name: string | undefined,
      double = '',
      single = '',
      bare = '',
      bracket = '',
      end = '',
    ) => {
      const address = (double || single || bare || bracket).trim();
      if (address === '' || /^data:/i.test(address)) return tag;
      names.push(nameOfMedia(address));
      const isWhole = tag.endsWith('>') || bracket !== '';
      if (!isWhole || isComputed(address)) return tag;
      if (!items.has(address)) {
        if (items.size >= mostFiles) return tag;
        items.set(address, itemOf(nodeKey, address, tag, items.size));
      }
      // A picture that is a link stays for its words and its target.
      return bracket !== '' && end === '' ? tag : '';
    },
  );
  const media = [...items.values()];
  return { text: media.length > 0 ? rest.replaceAll(containers, '') : text, media, names };
}
