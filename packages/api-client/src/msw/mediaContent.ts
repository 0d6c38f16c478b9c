import type { MediaFile } from '../contract/index.ts';
import { fixtureDocument, fixturePicture, fixtureSound } from '../fixtures/index.ts';

type Signature = { type: string; at?: number; bytes: string };

const signatures: readonly Signature[] = [
  { type: 'image/png', bytes: '\x89PNG' },
  { type: 'image/jpeg', bytes: '\xff\xd8\xff' },
  { type: 'image/gif', bytes: 'GIF8' },
  { type: 'image/webp', at: 8, bytes: 'WEBP' },
  { type: 'video/mp4', at: 4, bytes: 'ftyp' },
  { type: 'video/webm', bytes: '\x1a\x45\xdf\xa3' },
  { type: 'audio/mpeg', bytes: '\xff\xfb' },
  { type: 'audio/mpeg', bytes: 'ID3' },
  { type: 'audio/wav', at: 8, bytes: 'WAVE' },
  { type: 'application/pdf', bytes: '%PDF' },
  { type: 'text/vtt', bytes: 'WEBVTT' },
];

const textTypes = ['text/plain', 'text/vtt', 'application/rtf', 'application/msword'];

/** The type that the content of a file shows; null where it contradicts the declared one. */
export function contentType(declared: string, content: Uint8Array): string | null {
  const found = signatures.find(({ at = 0, bytes }) =>
    Array.from(bytes).every((character, index) => content[at + index] === character.charCodeAt(0)),
  )?.type;
  if (!found) return textTypes.includes(declared) && declared !== 'text/vtt' ? declared : null;
  return declared === found || declared === '' || declared.split('/')[0] === found.split('/')[0]
    ? found
    : null;
}

/** Pixels of a PNG, as its header says. */
export function pixelsOf(type: string, content: Uint8Array) {
  if (type !== 'image/png' || content.length < 24) return { width: 64, height: 36 };
  const view = new DataView(content.buffer, content.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

const contents: Record<string, () => Uint8Array<ArrayBuffer>> = {
  'image/png': () => fixturePicture.png,
  'audio/mpeg': fixtureSound,
  'application/pdf': fixtureDocument,
};

/** What files hold. A film holds nothing: only its poster can be seen. */
export const contentsOf = (files: readonly MediaFile[]): Map<string, File> =>
  new Map(
    files.map(({ id, originalFileName, mimeType }) => [
      id,
      new File([contents[mimeType]?.() ?? ''], originalFileName, { type: mimeType }),
    ]),
  );
