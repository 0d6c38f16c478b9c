import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import {
  diagnoseStory,
  findNode,
  itemAddresses,
  problemMessages,
  type StoryDocument,
  serialiseStory,
  storyFileExtension,
} from '@dreamfork/story';
import {
  type ReadStory,
  readStories,
  writeEpub,
  writeGamebook,
  writeInk,
  writeMarkdown,
  writeTwee,
  writeTwineHtml,
  writeYarn,
} from '@dreamfork/story/formats';
import { checkStoryFile } from './checkStoryFile.ts';
import { testStory } from './testStory.ts';

const usage = [
  'Converts stories and checks them.',
  '',
  '  npm run story -- convert game.html story.twee    from Twine (.html), Twee, Yarn, Squiffy, Markdown or JSON',
  '                                                   to .twee, .epub, .ink, .yarn, .md, .json, or .html:',
  '                                                   an archive of Twine 2',
  '  npm run story -- convert in.twee book.html --format gamebook   a gamebook to print (--paper A4, else A5)',
  '  npm run story -- convert a.twee b.twee all.json  several Twee files make one story',
  '  npm run story -- check story.twee                what readers would stumble over; 1 if there are errors',
  '  npm run story -- check story.df                  the same, and whether the file is whole',
  '  npm run story -- test story.df                   reads it in all ways and runs its tests; 1 if there are dead ends,',
  '                                                   circles or broken tests, or less is reached than --coverage 80;',
  '                                                   --seed 1 and --steps 1000000 as you like',
].join('\n');

/** An error that the caller of the command can correct. */
class UsageError extends Error {}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'string' },
    paper: { type: 'string' },
    coverage: { type: 'string' },
    seed: { type: 'string' },
    steps: { type: 'string' },
  },
});

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

type Writer = (story: StoryDocument, folder: string) => string | Uint8Array;

const gamebook: Writer = (story, folder) =>
  writeGamebook(story, {
    locale: 'ru',
    paper: options.paper?.toUpperCase() === 'A4' ? 'A4' : 'A5',
    media: mediaBeside(story, folder),
  });

const writers: Readonly<Record<string, Writer>> = {
  '.twee': writeTwee,
  '.epub': (story, folder) =>
    writeEpub(story, {
      locale: 'ru',
      modified: new Date().toISOString(),
      media: mediaBeside(story, folder),
    }),
  '.ink': writeInk,
  '.yarn': writeYarn,
  '.md': writeMarkdown,
  '.json': serialiseStory,
  '.html': writeTwineHtml,
};

/** The writer for a file: by its ending, which leaves a choice for pages. */
function writerFor(target: string): Writer | undefined {
  const ending = extname(target).toLowerCase();
  if (options.format === undefined || options.format === ending.slice(1)) return writers[ending];
  if (ending !== '.html') return undefined;
  return { gamebook, twine: writers['.html'] }[options.format];
}

function read(paths: readonly string[]): readonly ReadStory[] {
  const files = paths.map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }));
  const result = readStories(files);
  if (result.ok) return result.value;
  throw new UsageError(`${paths.join(', ')}: ${problemMessages.en[result.error.code]}`);
}

function summary({ story, report }: ReadStory): string {
  const { nodes, connections, endings } = report.counts;
  const notes = [...report.broken, ...report.simplified].map(
    ({ code, name, count }) => `  ${code} ${name} (${count})`,
  );
  const counts = `${nodes} nodes, ${connections} connections, ${endings} endings`;
  return [`${story.title}: ${counts}`, ...notes].join('\n');
}

function convert(paths: readonly string[]): number {
  const target = paths.at(-1);
  const write = writerFor(target ?? '');
  if (target === undefined || paths.length < 2 || !write) throw new UsageError(usage);
  const stories = read(paths.slice(0, -1));
  const ending = extname(target);
  for (const [index, found] of stories.entries()) {
    const path = index === 0 ? target : `${target.slice(0, -ending.length)}-${index + 1}${ending}`;
    writeFileSync(path, write(found.story, dirname(paths[0] ?? '')));
    console.log(`${summary(found)}\n→ ${path}`);
  }
  return 0;
}

/** Prints what readers would stumble over; the number of errors. */
function diagnose(story: StoryDocument): number {
  let errors = 0;
  for (const { severity, code, place } of diagnoseStory(story)) {
    const node = place.nodeId === undefined ? undefined : findNode(story, place.nodeId);
    const where = node ? `«${node.title}»: ` : '';
    console.log(`  ${severity}: ${where}${problemMessages.en[code]}`);
    if (severity === 'error') errors += 1;
  }
  return errors;
}

async function checkOne(path: string): Promise<number> {
  const { story, problems } = await checkStoryFile(path);
  console.log(story ? `${path}: ${story.title}` : path);
  for (const each of problems) console.log(`  error: ${each}`);
  return problems.length + (story ? diagnose(story) : 0);
}

const isStoryFile = (path: string) => extname(path).toLowerCase() === storyFileExtension;

async function check(paths: readonly string[]): Promise<number> {
  if (paths.length === 0) throw new UsageError(usage);
  let errors = 0;
  for (const path of paths.filter(isStoryFile)) errors += await checkOne(path);
  const texts = paths.filter((path) => !isStoryFile(path));
  for (const found of texts.length > 0 ? read(texts) : []) {
    console.log(summary(found));
    errors += diagnose(found.story);
  }
  return errors > 0 ? 1 : 0;
}

/** A number out of an option, from 0 to a largest one. */
function numberOf(name: 'coverage' | 'seed' | 'steps', usual: number, largest: number): number {
  const value = Number(options[name] ?? usual);
  if (value >= 0 && value <= largest) return value;
  throw new UsageError(`--${name} must be a number from 0 to ${largest}.`);
}

async function storyOf(path: string): Promise<StoryDocument[]> {
  if (!isStoryFile(path)) return read([path]).map(({ story }) => story);
  const { story, problems } = await checkStoryFile(path);
  if (!story) throw new UsageError(`${path}: ${problems.join(' ')}`);
  return [story];
}

async function test(paths: readonly string[]): Promise<number> {
  if (paths.length === 0) throw new UsageError(usage);
  const limits = {
    coverage: numberOf('coverage', 0, 100),
    seed: numberOf('seed', 1, 2 ** 32),
    steps: numberOf('steps', 1_000_000, 1e9),
  };
  const stories = (await Promise.all(paths.map(storyOf))).flat();
  const results = stories.map((story) => testStory(story, limits));
  for (const { lines } of results) console.log(lines.join('\n'));
  return results.every(({ isPassed }) => isPassed) ? 0 : 1;
}

const [command, ...paths] = positionals;
try {
  if (command === 'convert') process.exitCode = convert(paths);
  else if (command === 'check') process.exitCode = await check(paths);
  else if (command === 'test') process.exitCode = await test(paths);
  else throw new UsageError(usage);
} catch (error) {
  const isFile = error instanceof Error && 'code' in error;
  if (!(error instanceof UsageError) && !isFile) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
