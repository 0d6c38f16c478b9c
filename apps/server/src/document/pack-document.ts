import { compressText } from './compressed-text.ts';
import type { ShownFile } from './find-media.ts';

/** A document that may be stored, and the facts that lists show. */
export type ReadDocument = {
  text: string;
  title: string;
  description: string;
  nodeCount: number;
  connectionCount: number;
  wordCount: number;
  endCount: number;
  coverUrl: string | null;
  /** The map for a drawn cover, as JSON text. */
  coverMap: string | null;
  media: ShownFile[];
  /** Of what readers get. */
  contentHash: string;
  /** Whether the document that it replaces has text that this one lacks. */
  losesText: boolean;
};

/** A document in the form of the database. Bytes are transferred between threads without a copy, strings are not. */
export type PackedDocument = Omit<ReadDocument, 'text'> & {
  /** JSON text in UTF-8. */
  text: Uint8Array;
  /** The same text compressed, for the version. */
  packed: Uint8Array;
  /** Size of the text. */
  sizeBytes: number;
};

export async function packDocument({ text, ...facts }: ReadDocument): Promise<PackedDocument> {
  const bytes = Buffer.from(text);
  return { ...facts, text: bytes, packed: await compressText(bytes), sizeBytes: bytes.byteLength };
}
