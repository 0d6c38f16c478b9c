import { createHash } from 'node:crypto';
import {
  countParts,
  createManifest,
  type StoryDocument,
  type StoryFileManifest,
  type StoryFileMedia,
} from '@dreamfork/story';
import { type RawEntry, rawZip } from './raw-zip.ts';

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** A file of a story, as its manifest has it. */
export type Medium = { id: string; extension: string; mimeType: string; bytes: Uint8Array };

export const describeMedium = ({ id, extension, mimeType, bytes }: Medium): StoryFileMedia => ({
  id,
  path: `media/${id}.${extension}`,
  mimeType,
  size: bytes.length,
  sha256: sha256(bytes),
});

export type StoryFileParts = {
  document: StoryDocument | string;
  media?: readonly Medium[];
  /** Changes the manifest, or puts a text in its place. */
  change?: (manifest: StoryFileManifest) => object | string;
  /** Changes the entries. */
  arrange?: (entries: RawEntry[]) => RawEntry[];
  isZip64?: boolean;
  claimedCount?: number;
};

/** The entries of a story file. */
function entriesOf({ document, media = [], change = (one) => one }: StoryFileParts): RawEntry[] {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const manifest = createManifest({
    title: 'Файл',
    counts: typeof document === 'string' ? { nodes: 0, connections: 0 } : countParts(document),
    exporter: 'test',
    created: '2026-11-01T09:00:00.000Z',
    story: { size: Buffer.byteLength(text), sha256: sha256(text) },
    media: media.map(describeMedium),
  });
  const changed = change(manifest);
  return [
    {
      name: 'manifest.json',
      data: typeof changed === 'string' ? changed : JSON.stringify(changed),
      isDeflated: true,
    },
    { name: 'story.json', data: text, isDeflated: true },
    ...media.map((one) => ({ name: describeMedium(one).path, data: one.bytes })),
  ];
}

/** A story file, sound or with one thing wrong. */
export function storyFileOf({
  arrange = (entries) => entries,
  isZip64 = false,
  claimedCount,
  ...parts
}: StoryFileParts): Buffer<ArrayBuffer> {
  const entries = arrange(entriesOf(parts));
  return rawZip(entries, { isZip64, ...(claimedCount === undefined ? {} : { claimedCount }) });
}
