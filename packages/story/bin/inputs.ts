import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { type ReadStory, readStories } from '../src/formats/index.ts';
import {
  itemAddresses,
  problemMessages,
  type StoryDocument,
  storyFileExtension,
} from '../src/index.ts';
import { UsageError } from './commandLine.ts';
import { openStoryFile } from './storyFile.ts';

export const standardStream = '-';

/** A story that was read. */
export type InputStory = {
  story: StoryDocument;
  /** What became of it on its way in; a story file comes whole. */
  report: ReadStory['report'] | null;
  /** What is wrong with its story file. */
  problems: readonly string[];
  /** The files that it has, by their addresses. */
  media: () => ReadonlyMap<string, Uint8Array>;
};

export type Input = { stories: readonly InputStory[]; paths: readonly string[] };

/** The kinds of files that are read from a folder: the first kind that it has. */
const kinds = [
  /\.(?:twee|tw|twee2|tw2)$/i,
  /\.yarn$/i,
  /\.ink$/i,
  /\.(?:html?|json|md|markdown|squiffy|df)$/i,
];

const isStoryFile = (path: string): boolean => extname(path).toLowerCase() === storyFileExtension;

/** The stories' files in a folder and in those within it, in the order of their names. */
function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/(?:^|[\\/])(?:\.|node_modules[\\/])/.test(name))
    .sort();
  for (const kind of kinds) {
    const found = names.filter((name) => kind.test(name)).map((name) => join(folder, name));
    if (found.length > 0) return found.filter((path) => statSync(path).isFile());
  }
  throw new UsageError(`${folder} is a folder without stories.`);
}

/** The files that the media of a story name beside it, by their addresses; none above its folder. */
function mediaBeside({ nodes }: StoryDocument, folder: string): Map<string, Uint8Array> {
  const urls = new Set(nodes.flatMap(({ media }) => media.flatMap(itemAddresses)));
  const found = new Map<string, Uint8Array>();
  for (const url of urls) {
    const path = resolve(folder, url);
    if (/^[a-z][a-z+.-]*:/i.test(url) || !path.startsWith(resolve(folder) + sep)) continue;
    if (existsSync(path) && statSync(path).isFile()) found.set(url, readFileSync(path));
  }
  return found;
}

async function readTexts(paths: readonly string[], folder: string): Promise<InputStory[]> {
  if (paths.length === 0) return [];
  const files = paths.map((path) => ({
    name: path === standardStream ? '' : basename(path),
    text: readFileSync(path === standardStream ? 0 : path, 'utf8'),
  }));
  // The parser of ink is large, and few files need it.
  const ink = files.some(({ name }) => /\.ink$/i.test(name))
    ? await import('../src/formats/ink/index.ts')
    : {};
  const result = readStories(files, ink);
  if (!result.ok) {
    const { code, detail = '' } = result.error;
    throw new UsageError(
      [`${paths.join(', ')}: ${problemMessages.en[code]}`, detail].filter(Boolean).join(' '),
    );
  }
  return result.value.map(({ story, report }) => ({
    story,
    report,
    problems: [],
    media: () => mediaBeside(story, folder),
  }));
}

/** Reads the stories of files, folders and the standard input. `isWhole` also checks the media of story files. */
export async function readInput(
  words: readonly string[],
  { isWhole }: { isWhole: boolean },
): Promise<Input> {
  const [first = ''] = words;
  const isFolder = (word: string) => word !== standardStream && statSync(word).isDirectory();
  const paths = words.flatMap((word) => (isFolder(word) ? filesIn(word) : [word]));
  const folder = first === standardStream || isFolder(first) ? first : dirname(first);
  const whole = paths.filter(isStoryFile).map((path): InputStory => {
    const { story, problems, media } = openStoryFile(path, { isWhole });
    if (!story) throw new UsageError(`${path}: ${problems.join(' ')}`);
    return { story, report: null, problems, media };
  });
  const texts = await readTexts(
    paths.filter((path) => !isStoryFile(path)),
    folder === standardStream ? '.' : folder,
  );
  return { stories: [...whole, ...texts], paths };
}
