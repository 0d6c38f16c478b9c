import { repairStory } from '../repair/repairStory.ts';
import { fail, type Result, succeed } from '../result.ts';
import { type Problem, problem } from '../validation/problem.ts';
import { readMarkdown } from './markdown/readMarkdown.ts';
import type { PassageStory } from './passages/passageStory.ts';
import { countsOf, storyFromPassages } from './passages/storyFromPassages.ts';
import { plainText } from './plainText.ts';
import { createNotes, type ImportFormat, type ReadStory } from './report.ts';
import { readSquiffy } from './squiffy/readSquiffy.ts';
import { readTwee } from './twine/readTwee.ts';
import { readTwineHtml } from './twine/readTwineHtml.ts';
import { readTwineJson } from './twine/readTwineJson.ts';
import { storyFromTwine } from './twine/storyFromTwine.ts';
import { readYarn, readYarnJson } from './yarn/readYarn.ts';
import { storyFromYarn } from './yarn/storyFromYarn.ts';

/** A file as text, with its name. */
export type SourceFile = { name: string; text: string };

/** The stories of one file, or of several that make one story. */
export type ReadResult = Result<readonly ReadStory[], Problem>;

/** The stories that have a node at all; one that is refused refuses the file. */
function found(stories: readonly Result<ReadStory, Problem>[]): ReadResult {
  const read: ReadStory[] = [];
  for (const result of stories) {
    if (!result.ok) return result;
    if (result.value.story.nodes.length > 0) read.push(result.value);
  }
  return read.length > 0 ? succeed(read) : fail(problem('import-unrecognised'));
}

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

function fromPassages(read: PassageStory | null, format: ImportFormat, source: string): ReadResult {
  const made = read && storyFromPassages(read);
  if (!made) return found([]);
  if (!made.ok) return made;
  const { story, notes } = made.value;
  const report = { format, source, counts: countsOf(story), ...notes.lists() };
  return found([succeed({ story, report })]);
}

/** The story of a file of Yarn Spinner. */
function readYarnText(text: string): ReadResult {
  const story = readYarn(plainText(text));
  return found(story ? [storyFromYarn(story)] : []);
}

/** The story of a file of Squiffy. */
const readSquiffyStory = (text: string): ReadResult =>
  fromPassages(readSquiffy(plainText(text)), 'squiffy', 'Squiffy');

/** The story of a Markdown outline. */
const readMarkdownOutline = (text: string): ReadResult =>
  fromPassages(readMarkdown(plainText(text)), 'markdown', 'Markdown');

/** The result of the first reader that finds its format. */
function readAny(text: string, readers: readonly ((text: string) => ReadResult)[]): ReadResult {
  for (const read of readers) {
    const result = read(text);
    if (result.ok || result.error.code !== 'import-unrecognised') return result;
  }
  return fail(problem('import-unrecognised'));
}

function readOne({ text }: SourceFile): ReadResult {
  const begin = /[^\s\uFEFF]/.exec(text)?.[0];
  if (begin === '{') return readJson(text);
  const others = [readTweeText, readYarnText, readSquiffyStory];
  if (begin === '[') {
    const result = readAny(text, others);
    return !result.ok && result.error.code === 'import-unrecognised' ? readJson(text) : result;
  }
  // A page may hold lines like the headings of Markdown; Markdown may begin with a comment or an anchor.
  if (begin === '<' && !/^[\s\uFEFF]*<(?:!--|a\s)/i.test(text)) return readHtml(text);
  return readAny(text, [...others, readHtml, readMarkdownOutline]);
}

/** The files of formats in which several make one story, by their names. */
const joined = [
  { pattern: /\.(?:twee|tw|twee2|tw2)$/i, read: readTweeText },
  { pattern: /\.yarn$/i, read: readYarnText },
];

type Source = { name: string; read: () => ReadResult };

/**
 * The stories of files that an author chose. Several Twee files make one story, and so do several of Yarn; any
 * other file stands for itself. The content decides, not the name, and nothing in a file is run.
 */
export function readStories(files: readonly SourceFile[]): ReadResult {
  let single = files;
  const sources: Source[] = [];
  for (const { pattern, read } of joined) {
    const parts = files.filter(({ name }) => pattern.test(name));
    if (parts.length < 2) continue;
    single = single.filter(({ name }) => !pattern.test(name));
    const text = parts.map((part) => plainText(part.text)).join('\n\n');
    sources.push({ name: parts[0]?.name ?? '', read: () => read(text) });
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
