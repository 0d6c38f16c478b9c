import {
  fileNameOf,
  isChoiceScript,
  type ReadOptions,
  type ReadResult,
  type ReadStory,
  readStories,
  type SourceFile,
} from '@dreamfork/story/formats';
import { isArchive, isMediaFile, isSceneFile, isTextFile } from '../../upload/fileKinds.ts';
import { type GivenFile, isWanted } from './givenFiles.ts';
import { decodeText, largestTextFile } from './textFile.ts';
import { unpackZip, type ZipFault, zipMaximum } from './unpackZip.ts';

export type ReadAnswer =
  /** The stories of the files, and the files that they may show. */
  | { kind: 'read'; result: ReadResult; media: GivenFile[] }
  /** The author can do something about it. */
  | { kind: 'problem'; problem: ZipFault | 'tooBig' | 'unreadable' | 'notLoaded' }
  /** A mistake of a parser. */
  | { kind: 'crashed' };

/** Only what this file needs of a worker's world; the types of the page do not know it. */
const world = globalThis as unknown as {
  onmessage: ((event: { data: readonly GivenFile[] }) => void) | null;
  postMessage: (answer: ReadAnswer) => void;
};

const inkFile = /\.ink$/i;

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** The files, and those of archives among them. */
async function unpacked(given: readonly GivenFile[]): Promise<GivenFile[] | ZipFault> {
  const all: GivenFile[] = [];
  for (const { path, file } of given) {
    if (!isArchive(path)) {
      all.push({ path, file });
      continue;
    }
    if (file.size > zipMaximum) return 'zipTooLarge';
    // oxlint-disable-next-line no-await-in-loop -- one archive at a time stands in memory.
    const files = unpackZip(await bytesOf(file), isWanted);
    if (!files.ok) return files.error;
    for (const [inside, bytes] of files.value) {
      all.push({ path: inside, file: new File([new Uint8Array(bytes)], fileNameOf(inside)) });
    }
  }
  return all;
}

const refuse = (problem: Extract<ReadAnswer, { kind: 'problem' }>['problem']): ReadAnswer => ({
  kind: 'problem',
  problem,
});

async function read(given: readonly GivenFile[]): Promise<ReadAnswer> {
  try {
    const all = await unpacked(given);
    if (!Array.isArray(all)) return refuse(all);
    const named = all.filter(({ path }) => isTextFile(path));
    const texts = named.length > 0 ? named : all.filter(({ path }) => isSceneFile(path));
    if (texts.some(({ file }) => file.size > largestTextFile)) return refuse('tooBig');
    const sources = await Promise.all(
      texts.map(async ({ file }) => ({ name: file.name, text: decodeText(await bytesOf(file)) })),
    );
    const isBundle = given.some(({ path }) => path.includes('/') || isArchive(path));
    // The parser of ink is large, and few files need it.
    const readers: ReadOptions | null = sources.some(({ name }) => inkFile.test(name))
      ? await import('@dreamfork/story/ink').catch(() => null)
      : {};
    if (!readers) return refuse('notLoaded');
    const result = isBundle ? readBundle(sources, readers) : readStories(sources, readers);
    return { kind: 'read', result, media: all.filter(({ path }) => isMediaFile(path)) };
  } catch (error) {
    // The browser says so of a file that was moved or changed, or whose medium is gone.
    if (error instanceof DOMException) return refuse('unreadable');
    console.error(error);
    return { kind: 'crashed' };
  }
}

world.onmessage = ({ data }) => {
  void read(data).then((answer) => world.postMessage(answer));
};

/** The files of an archive or a folder by what they most likely are: beside a story lie its notes and its data. */
const kinds = [
  /\.html?$/i,
  /\.(?:twee|tw)$/i,
  /\.yarn$/i,
  inkFile,
  /\.(?:squiffy|sq)$/i,
  /\.json$/i,
  /\.(?:md|markdown)$/i,
];

/** The stories of the first kind that has any; files without one are passed over. */
function readBundle(files: readonly SourceFile[], readers: ReadOptions): ReadResult {
  const scenes = files.filter(({ name, text }) => isSceneFile(name) && isChoiceScript(text));
  if (scenes.length > 0) return readStories(scenes);
  for (const kind of kinds) {
    const alike = files.filter(({ name }) => kind.test(name));
    if (alike.length === 0) continue;
    const together = readStories(alike, readers);
    if (together.ok) return together;
    const stories: ReadStory[] = alike.flatMap((file) => {
      const read = readStories([file], readers);
      return read.ok ? [...read.value] : [];
    });
    if (stories.length > 0) return { ok: true, value: stories };
  }
  return readStories([]);
}
