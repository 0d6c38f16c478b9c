import type { Load } from '../budget.ts';
import { createDocumentPool, type DocumentPool } from './document-pool.ts';
import { editDocument } from './edit-document.ts';
import { listOwnMedia } from './list-own-media.ts';
import { listParts } from './list-parts.ts';
import { readChapter, readChapterPage, readChoice } from './read-chapters.ts';
import { readDocument } from './read-document.ts';
import { readSave, type SaveOrder } from './read-save.ts';
import { readStoryFile } from './read-story-file.ts';
import { answerForReaders } from './reader-content.ts';
import { readStoryPreview } from './story-preview.ts';
import { writeStoryFile } from './write-story-file.ts';

// In bytes: Cyrillic letters have two. From here on a task may take more than 25 milliseconds on a small machine:
// reading a document, and checking and writing it again.
const readLimit = 512 * 1024;
const writeLimit = 128 * 1024;

// Reads and saves have separate threads, so that a slow read delays no save.
const readLimits = { threads: 2, maxQueue: 8, timeLimit: 15_000 };
// The bodies of large saves have a budget of their own before they get here.
const saveLimits = { threads: 1, maxQueue: 128, timeLimit: 60_000 };

const heapMinimum = 320;

/** Upper bound of the memory for reading a document of this size, in megabytes. */
const heapFor = (maxStoryBytes: number): number =>
  Math.max(heapMinimum, Math.ceil((13 * maxStoryBytes) / 1024 ** 2));

/** `document.worker.ts` exports the same names. */
const tasks = {
  readDocument,
  readSave,
  readStoryFile,
  editDocument,
  readChapterPage,
  readChapter,
  readChoice,
  readStoryPreview,
  answerForReaders,
  listOwnMedia,
  listParts,
  writeStoryFile,
};

type Tasks = typeof tasks;

/**
 * Reads JSON and story documents: small ones on this thread, large ones on a worker thread.
 */
export type DocumentReader = {
  [Name in keyof Tasks]: (
    input: Parameters<Tasks[Name]>[0],
  ) => Promise<Awaited<ReturnType<Tasks[Name]>>>;
} & {
  /** The same reader; the signal aborts its work on worker threads. */
  within: (signal: AbortSignal) => DocumentReader;
  /** How busy the worker threads are. */
  load: () => { reads: Load; saves: Load };
  close: () => Promise<void>;
};

const bytesOf = (text: string | Uint8Array): number =>
  typeof text === 'string' ? Buffer.byteLength(text) : text.byteLength;

const sizeOfBody = (body: SaveOrder['body']): number =>
  'fd' in body ? body.bytes : bytesOf(body.content);

type Pools = { reads: DocumentPool; saves: DocumentPool };

function readerOver(pools: Pools, signal?: AbortSignal): DocumentReader {
  const on =
    <Name extends keyof Tasks, Input = Parameters<Tasks[Name]>[0]>(
      pool: DocumentPool,
      name: Name,
      sizeOf: (input: Input) => number,
      limit = readLimit,
    ) =>
    async (input: Input): Promise<Awaited<ReturnType<Tasks[Name]>>> => {
      const task = tasks[name] as (input: Input) => unknown;
      const isSmall = sizeOf(input) <= limit;
      const result = isSmall ? task(input) : await pool.run(name, input, { signal });
      return result as Awaited<ReturnType<Tasks[Name]>>;
    };
  const { reads, saves } = pools;
  return {
    readDocument: on(
      saves,
      'readDocument',
      ({ content, previous }) => Math.max(bytesOf(content), previous?.sizeBytes ?? 0),
      writeLimit,
    ),
    readSave: on(
      saves,
      'readSave',
      ({ body, previous }) => Math.max(sizeOfBody(body), previous?.sizeBytes ?? 0),
      writeLimit,
    ),
    readStoryFile: on(saves, 'readStoryFile', ({ text }) => bytesOf(text), writeLimit),
    editDocument: on(saves, 'editDocument', ({ text }) => bytesOf(text), writeLimit),
    readChapterPage: on(reads, 'readChapterPage', ({ text }) => bytesOf(text)),
    readChapter: on(reads, 'readChapter', ({ text }) => bytesOf(text)),
    readChoice: on(reads, 'readChoice', ({ text }) => bytesOf(text)),
    readStoryPreview: on(reads, 'readStoryPreview', bytesOf),
    answerForReaders: on(reads, 'answerForReaders', bytesOf),
    listOwnMedia: on(reads, 'listOwnMedia', bytesOf),
    listParts: on(reads, 'listParts', bytesOf),
    writeStoryFile: on(reads, 'writeStoryFile', ({ answer }) => bytesOf(answer)),
    within: (another) => readerOver(pools, another),
    load: () => ({ reads: reads.load(), saves: saves.load() }),
    async close() {
      await Promise.all([reads.close(), saves.close()]);
    },
  };
}

type Options = { maxStoryBytes: number };

/** Makes a reader. Its threads start when the first large document arrives. */
export function createDocumentReader({ maxStoryBytes }: Options): DocumentReader {
  const heapLimit = heapFor(maxStoryBytes);
  return readerOver({
    reads: createDocumentPool({ ...readLimits, heapLimit }),
    // A save is compared with the document that it replaces.
    saves: createDocumentPool({ ...saveLimits, heapLimit: Math.ceil(1.5 * heapLimit) }),
  });
}
