import { fileURLToPath } from 'node:url';
import type { Problem, Result } from '@dreamfork/story';
import { Piscina } from 'piscina';
import { runsFromSource } from '../configuration/paths.ts';
import { type EditedDocument, type EditOrder, editDocument } from './edit-document.ts';
import { parseJson } from './parse-json.ts';
import { type ChapterOrder, type ReadParts, readChapters } from './read-chapters.ts';
import { type DocumentSource, type ReadDocument, readDocument } from './read-document.ts';
import { readFace, type StoryFace } from './read-face.ts';
import { withoutNotes } from './without-notes.ts';
import { type StoryFileOrder, type WrittenStory, writeStoryFile } from './write-story-file.ts';

const mainThreadLimit = 1024 * 1024;
const idleTimeout = 30_000;

/** Reads JSON and story documents: small ones at once, large ones on another thread. */
export type DocumentReader = {
  parseJson: (bytes: Buffer) => unknown;
  readDocument: (source: DocumentSource) => Promise<Result<ReadDocument, Problem[]>>;
  /** A stored document after a change of the generic view. */
  editDocument: (order: EditOrder) => Promise<Result<EditedDocument, Problem[]>>;
  /** Nodes and options of a stored document. */
  readChapters: (order: ChapterOrder) => Promise<ReadParts>;
  /** What a story shows of itself, from the whole answer for it. */
  readFace: (answer: Buffer) => Promise<StoryFace>;
  /** The answer for a story without what only its author may see. */
  withoutNotes: (answer: string) => Promise<string>;
  /** A story as one page that plays by itself. */
  writeStoryFile: (order: StoryFileOrder) => Promise<WrittenStory>;
  close: () => Promise<void>;
};

/** Makes a reader. Its threads start when the first large document arrives. */
export function createDocumentReader(): DocumentReader {
  let pool: Piscina | undefined;
  const workers = (): Piscina => {
    pool ??= new Piscina({
      filename: fileURLToPath(
        new URL(runsFromSource ? './document.worker.ts' : './document.worker.js', import.meta.url),
      ),
      minThreads: 0,
      maxThreads: 2,
      idleTimeout,
    });
    return pool;
  };
  return {
    parseJson: (bytes) =>
      bytes.length <= mainThreadLimit
        ? parseJson(bytes)
        : workers().run(bytes, { name: 'parseJson' }),
    readDocument: async (source) =>
      source.content.length <= mainThreadLimit
        ? readDocument(source)
        : workers().run(source, { name: 'readDocument' }),
    editDocument: async (order) =>
      order.text.length <= mainThreadLimit
        ? editDocument(order)
        : workers().run(order, { name: 'editDocument' }),
    readChapters: async (order) =>
      order.text.length <= mainThreadLimit
        ? readChapters(order)
        : workers().run(order, { name: 'readChapters' }),
    readFace: async (answer) =>
      answer.length <= mainThreadLimit
        ? readFace(answer)
        : workers().run(answer, { name: 'readFace' }),
    withoutNotes: async (answer) =>
      answer.length <= mainThreadLimit
        ? withoutNotes(answer)
        : workers().run(answer, { name: 'withoutNotes' }),
    writeStoryFile: async (order) =>
      order.answer.length <= mainThreadLimit
        ? writeStoryFile(order)
        : workers().run(order, { name: 'writeStoryFile' }),
    close: async () => pool?.close(),
  };
}
