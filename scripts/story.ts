import { readFileSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import {
  diagnoseStory,
  findNode,
  problemMessages,
  type StoryDocument,
  serialiseStory,
  storyFileExtension,
} from '@dreamfork/story';
import { type ReadStory, readStories, writeMarkdown, writeTwee } from '@dreamfork/story/formats';
import { checkStoryFile } from './checkStoryFile.ts';

const usage = [
  'Converts stories and checks them.',
  '',
  '  npm run story -- convert game.html story.twee    from Twine, Twee, Yarn, Squiffy, .md or JSON to .twee, .md or .json',
  '  npm run story -- convert a.twee b.twee all.json  several Twee files make one story',
  '  npm run story -- check story.twee                what readers would stumble over; 1 if there are errors',
  '  npm run story -- check story.df                  the same, and whether the file is whole',
].join('\n');

/** An error that the caller of the command can correct. */
class UsageError extends Error {}

const writers: Readonly<Record<string, (story: StoryDocument) => string>> = {
  '.twee': writeTwee,
  '.md': writeMarkdown,
  '.json': serialiseStory,
};

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
  const write = writers[extname(target ?? '').toLowerCase()];
  if (target === undefined || paths.length < 2 || !write) throw new UsageError(usage);
  const stories = read(paths.slice(0, -1));
  const ending = extname(target);
  for (const [index, found] of stories.entries()) {
    const path = index === 0 ? target : `${target.slice(0, -ending.length)}-${index + 1}${ending}`;
    writeFileSync(path, write(found.story));
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

async function check(paths: readonly string[]): Promise<number> {
  if (paths.length === 0) throw new UsageError(usage);
  const isStoryFile = (path: string) => extname(path).toLowerCase() === storyFileExtension;
  let errors = 0;
  for (const path of paths.filter(isStoryFile)) errors += await checkOne(path);
  const texts = paths.filter((path) => !isStoryFile(path));
  for (const found of texts.length > 0 ? read(texts) : []) {
    console.log(summary(found));
    errors += diagnose(found.story);
  }
  return errors > 0 ? 1 : 0;
}

const [command, ...paths] = process.argv.slice(2);
try {
  if (command === 'convert') process.exitCode = convert(paths);
  else if (command === 'check') process.exitCode = await check(paths);
  else throw new UsageError(usage);
} catch (error) {
  const isFile = error instanceof Error && 'code' in error;
  if (!(error instanceof UsageError) && !isFile) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
