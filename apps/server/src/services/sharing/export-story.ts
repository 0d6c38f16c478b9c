import { makeZip } from 'client-zip';
import type { DocumentReader } from '../../document/document-reader.ts';
import type { PlayerBundle } from '../../html/player-bundle.ts';

/** Reads a file of this server; null for one that is gone, or that readers of the story may not read. */
export type ReadMedia = (id: string) => Promise<MediaBytes | null>;

type MediaBytes = { bytes: Uint8Array<ArrayBuffer>; mimeType: string };

/** Media up to this size in all are inside the page, in bytes; larger ones lie beside it in a ZIP. */
const insideMaximum = 5 * 1024 * 1024;

type Order = {
  documents: Pick<DocumentReader, 'listOwnMedia' | 'writeStoryFile'>;
  /** The whole response for the story. */
  answer: Uint8Array;
  player: PlayerBundle;
  publicAddress: string;
  /** Foreign hosts from which the page may load files. */
  hosts: readonly string[];
  readMedia: ReadMedia;
};

export type ExportedStory = { title: string } & (
  | { extension: '.html'; content: Buffer }
  | { extension: '.zip'; content: ReadableStream<Uint8Array> }
);

const dataAddress = ({ bytes, mimeType }: MediaBytes): string =>
  `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`;

/** The files as addresses in the page; undefined if they are too large for it. */
async function readInside(
  ids: readonly string[],
  readMedia: ReadMedia,
): Promise<Map<string, string> | undefined> {
  const inside = new Map<string, string>();
  let size = 0;
  for (const id of ids) {
    const file = await readMedia(id);
    if (!file) continue;
    size += file.bytes.byteLength;
    if (size > insideMaximum) return undefined;
    inside.set(id, dataAddress(file));
  }
  return inside;
}

/** `video/mp4` becomes `mp4`. */
const extensionOf = (mimeType: string): string =>
  /\/(?:x-)?([a-z\d]+)/.exec(mimeType)?.[1] ?? 'bin';

/**
 * A story as a page that plays without a server. A ZIP is made while it is sent and holds one file in memory
 * at a time.
 */
export async function exportStory({ readMedia, ...order }: Order): Promise<ExportedStory> {
  const { documents, ...page } = order;
  const { title, ids } = await documents.listOwnMedia(page.answer);
  const inside = await readInside(ids, readMedia);
  if (inside) {
    const { html } = await documents.writeStoryFile({ ...page, files: inside });
    return { title, extension: '.html', content: Buffer.from(html) };
  }
  async function* files() {
    const beside = new Map<string, string>();
    for (const id of ids) {
      const file = await readMedia(id);
      if (!file) continue;
      // A page that is opened from a disk may not read captions beside it.
      if (file.mimeType === 'text/vtt') {
        beside.set(id, dataAddress(file));
        continue;
      }
      const name = `media/${id}.${extensionOf(file.mimeType)}`;
      beside.set(id, name);
      yield { name, input: file.bytes };
    }
    const { html } = await documents.writeStoryFile({ ...page, files: beside });
    yield { name: 'index.html', input: html };
  }
  return { title, extension: '.zip', content: makeZip(files()) };
}
