import { repairStory } from '../repair/repairStory.ts';
import { fail, succeed } from '../result.ts';
import { type ProblemCode, problem } from '../validation/problem.ts';
import { isChoiceScript, readChoiceScript } from './choicescript/readChoiceScript.ts';
import { readMarkdown } from './markdown/readMarkdown.ts';
import { countsOf } from './passages/storyFromPassages.ts';
import { plainText } from './plainText.ts';
import { found, fromPassages, type ReadResult, type SourceFile } from './readResult.ts';
import { createNotes, type ReadStory } from './report.ts';
import { readSquiffy } from './squiffy/readSquiffy.ts';
import { readTwee } from './twine/readTwee.ts';
import { readTwineHtml } from './twine/readTwineHtml.ts';
import { readTwineJson } from './twine/readTwineJson.ts';
import { storyFromTwine } from './twine/storyFromTwine.ts';
import { readYarn, readYarnJson } from './yarn/readYarn.ts';
import { storyFromYarn } from './yarn/storyFromYarn.ts';

/** The stories of a page published by Twine 1 or 2, or of a Twine archive. */
export function readHtml(text: string): ReadResult {
  const { stories, twine1 } = readTwineHtml(plainText(text));
  return found([
    ...stories.map((story) => storyFromTwine(story, 'twine-html')),
    ...(twine1 && stories.length === 0 ? [storyFromTwine(twine1, 'twine1-html')] : []),
  ]);
}

/** The story of a Twee file. */
export function readTweeText(text: string): ReadResult {
  const story = readTwee(plainText(text));
  return found(story ? [storyFromTwine(story, 'twee')] : []);
}

/** The story of a JSON file: of Twine, or a story document. */
export function readJson(text: string): ReadResult {
  let input: unknown;
  try {
    input = JSON.parse(plainText(text));
  } catch {
    return fail(problem('import-damaged'));
  }
  const twine = readTwineJson(input);
  if (twine) return found([storyFromTwine(twine, 'twine-json')]);
  const yarn = readYarnJson(input);
  if (yarn) return found([storyFromYarn(yarn)]);
  const repaired = repairStory(input);
  if (!repaired.ok) return fail(problem('import-unrecognised'));
  const { document: story, repairs } = repaired.value;
  const notes = createNotes();
  for (const { code, count } of repairs) notes.add('repaired', code, undefined, count);
  const report = { format: 'json' as const, source: '', counts: countsOf(story), ...notes.lists() };
  return found([succeed({ story, report })]);
}

/** The story of a file of Yarn Spinner. */
function readYarnText(text: string): ReadResult {
  const story = readYarn(plainText(text));
  return found(story ? [storyFromYarn(story)] : []);
}

/** The story of a file of Squiffy. */
const readSquiffyStory = (text: string, isKnown = false): ReadResult =>
  fromPassages(readSquiffy(plainText(text), isKnown), 'squiffy', 'Squiffy');

/** The story of a Markdown outline. */
const readMarkdownOutline = (text: string): ReadResult =>
  fromPassages(readMarkdown(plainText(text)), 'markdown', 'Markdown');

/** The story of scenes of ChoiceScript. */
const readScenes = (files: readonly SourceFile[]): ReadResult =>
  fromPassages(readChoiceScript(files), 'choicescript', 'ChoiceScript');

/** The result of the first reader that finds its format. */
function readAny(text: string, readers: readonly ((text: string) => ReadResult)[]): ReadResult {
  for (const read of readers) {
    const result = read(text);
    if (result.ok || result.error.code !== 'import-unrecognised') return result;
  }
  return fail(problem('import-unrecognised'));
}

/** The readers of formats whose signs other formats have too: the ending of the name decides. */
const byEnding: readonly { pattern: RegExp; read: (text: string) => ReadResult }[] = [
  { pattern: /\.(?:md|markdown)$/i, read: readMarkdownOutline },
  { pattern: /\.squiffy$/i, read: (text) => readSquiffyStory(text, true) },
];

/** What is said of a file without a story, by its ending. */
const refusals: readonly [RegExp, ProblemCode][] = [
  [/\.(?:html?|twee|tw|twee2|tw2)$/i, 'import-twine'],
  [/\.yarn$/i, 'import-yarn'],
  [/\.(?:squiffy|sq)$/i, 'import-squiffy'],
  [/\.(?:md|markdown)$/i, 'import-markdown'],
  [/\.json$/i, 'import-json'],
  [/\.txt$/i, 'import-choicescript'],
];

function readOne(file: SourceFile): ReadResult {
  const { name, text } = file;
  const named = byEnding.find(({ pattern }) => pattern.test(name));
  const result = readAny(text, [...(named ? [named.read] : []), () => readByContent(file)]);
  if (result.ok || result.error.code !== 'import-unrecognised') return result;
  const refusal = refusals.find(([pattern]) => pattern.test(name))?.[1];
  return refusal ? fail(problem(refusal)) : result;
}

function readByContent(file: SourceFile): ReadResult {
  const { text } = file;
  const begin = /[^\s\uFEFF]/.exec(text)?.[0];
  if (begin === '{') return readJson(text);
  const others = [readTweeText, readYarnText, readSquiffyStory];
  if (begin === '[') {
    const result = readAny(text, others);
    return !result.ok && result.error.code === 'import-unrecognised' ? readJson(text) : result;
  }
  // A page may hold lines like the headings of Markdown; Markdown may begin with a comment or an anchor.
  if (begin === '<' && !/^[\s\uFEFF]*<(?:!--|a\s)/i.test(text)) return readHtml(text);
  return readAny(text, [...others, () => readScenes([file]), readHtml, readMarkdownOutline]);
}

const readTogether =
  (read: (text: string) => ReadResult) =>
  (files: readonly SourceFile[]): ReadResult =>
    read(files.map(({ text }) => plainText(text)).join('\n\n'));

const isNamed = (pattern: RegExp) => (file: SourceFile) => pattern.test(file.name);
const isInk = isNamed(/\.ink$/i);

/** The files of formats in which several make one story. */
const joined = [
  { belongs: isNamed(/\.(?:twee|tw|twee2|tw2)$/i), read: readTogether(readTweeText) },
  { belongs: isNamed(/\.yarn$/i), read: readTogether(readYarnText) },
  {
    belongs: (file: SourceFile) => /\.txt$/i.test(file.name) && isChoiceScript(file.text),
    read: readScenes,
  },
];

type Source = { name: string; read: () => ReadResult };

export type ReadOptions = {
  /** The reader of ink, which is large and comes from an entry of its own. */
  readInk?: (files: readonly SourceFile[]) => ReadResult;
};

/**
 * The stories of files that an author chose. Several Twee files make one story, and so do several of Yarn and of
 * ChoiceScript; any other file stands for itself. The content decides, not the name, but for ink, and nothing in a
 * file is run.
 */
export function readStories(
  files: readonly SourceFile[],
  { readInk }: ReadOptions = {},
): ReadResult {
  let single = files;
  const sources: Source[] = [];
  for (const { belongs, read } of joined) {
    const parts = single.filter(belongs);
    if (parts.length < 2) continue;
    single = single.filter((file) => !parts.includes(file));
    sources.push({ name: parts[0]?.name ?? '', read: () => read(parts) });
  }
  const ink = readInk ? single.filter(isInk) : [];
  if (readInk && ink.length > 0) {
    single = single.filter((file) => !ink.includes(file));
    sources.push({ name: ink[0]?.name ?? '', read: () => readInk(ink) });
  }
  for (const file of single) sources.push({ name: file.name, read: () => readOne(file) });
  const stories: ReadStory[] = [];
  for (const source of sources) {
    const result = source.read();
    if (!result.ok) return result;
    for (const read of result.value) {
      const title = read.story.title.trim() || source.name.replace(/\.[^.]{1,10}$/, '');
      stories.push({ ...read, story: { ...read.story, title } });
    }
  }
  return stories.length > 0 ? succeed(stories) : fail(problem('import-unrecognised'));
}
