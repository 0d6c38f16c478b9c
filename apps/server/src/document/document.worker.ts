import { move, transferableSymbol, valueSymbol } from 'piscina';
import { ownMemory } from './bytes.ts';
import { editDocument as editText } from './edit-document.ts';
import type { PackedDocument } from './pack-document.ts';
import { readDocument as read } from './read-document.ts';
import { readSave as readBody } from './read-save.ts';
import { readStoryFile as readFile } from './read-story-file.ts';

export { listOwnMedia } from './list-own-media.ts';
export { listParts } from './list-parts.ts';
export { readChapter, readChapterPage, readChoice } from './read-chapters.ts';
export { answerForReaders } from './reader-content.ts';
export { readStoryPreview } from './story-preview.ts';
export { writeStoryFile } from './write-story-file.ts';

/** Returns a result to the main thread; the bytes of its document are transferred, not copied. */
const handOver = (value: object, document: PackedDocument | undefined): unknown =>
  document
    ? move({
        [transferableSymbol]: [document.text, document.packed].flatMap(ownMemory),
        [valueSymbol]: value,
      })
    : value;

export async function readDocument(source: Parameters<typeof read>[0]): Promise<unknown> {
  const result = await read(source);
  return handOver(result, result.ok ? result.value : undefined);
}

export async function readStoryFile(file: Parameters<typeof readFile>[0]): Promise<unknown> {
  const result = await readFile(file);
  return handOver(result, result.ok ? result.value : undefined);
}

export async function editDocument(order: Parameters<typeof editText>[0]): Promise<unknown> {
  const result = await editText(order);
  return handOver(result, result.ok ? result.value.document : undefined);
}

export async function readSave(order: Parameters<typeof readBody>[0]): Promise<unknown> {
  const result = await readBody(order);
  const document = result.kind === 'read' && result.document.ok ? result.document.value : undefined;
  return handOver(result, document);
}
