import { repairStory } from '../repair/repairStory.ts';
import { fail, type Result, succeed } from '../result.ts';
import { type Problem, problem } from '../validation/problem.ts';
import { plainText } from './plainText.ts';
import { createNotes, type ReadStory } from './report.ts';
import { readTwee } from './twine/readTwee.ts';
import { readTwineHtml } from './twine/readTwineHtml.ts';
import { readTwineJson } from './twine/readTwineJson.ts';
import { countsOf, storyFromTwine } from './twine/storyFromTwine.ts';

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
  const repaired = repairStory(input);
  if (!repaired.ok) return fail(problem('import-unrecognised'));
  const { document: story, repairs } = repaired.value;
  const notes = createNotes();
  for (const { code, count } of repairs) notes.add('repaired', code, undefined, count);
  const report = { format: 'json' as const, source: '', counts: countsOf(story), ...notes.lists() };
  return found([succeed({ story, report })]);
}

const isTwee = ({ name }: SourceFile): boolean => /\.(?:twee|tw|twee2|tw2)$/i.test(name);

function readOne({ text }: SourceFile): ReadResult {
  const begin = /[^\s\uFEFF]/.exec(text)?.[0];
  if (begin === '{' || begin === '[') return readJson(text);
  if (begin === '<') return readHtml(text);
  const twee = readTweeText(text);
  return !twee.ok && twee.error.code === 'import-unrecognised' ? readHtml(text) : twee;
}

/**
 * The stories of files that an author chose. Several Twee files make one story; any other file stands for
 * itself. The content decides, not the name, and nothing in a file is run.
 */
export function readStories(files: readonly SourceFile[]): ReadResult {
  const twee = files.filter(isTwee);
  const joined = {
    name: twee[0]?.name ?? '',
    text: twee.map(({ text }) => plainText(text)).join('\n\n'),
  };
  const sources = twee.length > 1 ? [joined, ...files.filter((file) => !isTwee(file))] : files;
  const read: ReadStory[] = [];
  for (const source of sources) {
    const result = source === joined ? readTweeText(source.text) : readOne(source);
    if (!result.ok) return result;
    for (const { story, report } of result.value) {
      const title = story.title.trim() || source.name.replace(/\.[^.]{1,10}$/, '');
      read.push({ story: { ...story, title }, report });
    }
  }
  return read.length > 0 ? succeed(read) : fail(problem('import-unrecognised'));
}
