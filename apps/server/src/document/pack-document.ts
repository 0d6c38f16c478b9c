import { compressText } from '../db/compressed-text.ts';
import type { ReadDocument } from './read-document.ts';

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
