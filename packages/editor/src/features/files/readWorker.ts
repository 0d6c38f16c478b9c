import {
  fileNameOf,
  isChoiceScript,
  type ReadOptions,
  type ReadResult,
  type ReadStory,
  readStories,
  type SourceFile,
} from '@dreamfork/story/formats';
import { isArchive, isMediaFile, isSceneFile, isTextFile } from '../../givenNames.ts';
import { type GivenFile, isWanted } from './givenFiles.ts';
import { decodeText, largestTextFile } from './textFile.ts';
import { unpackZip, type ZipFault, zipMaximum } from './unpackZip.ts';

/** The stories of the files, and the files that they may show. */
export type ReadAnswer =
  | { kind: 'read'; result: ReadResult; media: GivenFile[] }
  | { kind: ZipFault | 'tooBig' };

/** Only what this file needs of a worker's world; the types of the page do not know it. */
const world = globalThis as unknown as {
  onmessage: ((event: { data: readonly GivenFile[] }) => void) | null;
  postMessage: (answer: ReadAnswer | null) => void;
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

async function read(given: readonly GivenFile[]): Promise<ReadAnswer | null> {
  try {
    const all = await unpacked(given);
    if (!Array.isArray(all)) return { kind: all };
    const named = all.filter(({ path }) => isTextFile(path));
    const texts = named.length > 0 ? named : all.filter(({ path }) => isSceneFile(path));
    if (texts.some(({ file }) => file.size > largestTextFile)) return { kind: 'tooBig' };
    const sources = await Promise.all(
      texts.map(async ({ file }) => ({ name: file.name, text: decodeText(await bytesOf(file)) })),
    );
    const isBundle = given.some(({ path }) => path.includes('/') || isArchive(path));
    // The parser of ink is large, and few files need it.
    const readers: ReadOptions = sources.some(({ name }) => inkFile.test(name))
      ? await import('@dreamfork/story/ink')
      : {};
    const result = isBundle ? readBundle(sources, readers) : readStories(sources, readers);
    return { kind: 'read', result, media: all.filter(({ path }) => isMediaFile(path)) };
  } catch {
    // The file was moved or its medium is gone.
    return null;
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
