import { type CommandLine, UsageError } from './commandLine.ts';
import { readInput } from './inputs.ts';
import { testStory } from './testStory.ts';

/** A number out of an option, from 0 to a largest one. */
function numberOf(name: string, value: string | undefined, usual: number, largest: number): number {
  const number = Number(value ?? usual);
  if (number >= 0 && number <= largest) return number;
  throw new UsageError(`--${name} must be a number from 0 to ${largest}.`);
}

/** Reads stories along all paths and runs their tests; 1 if one fails. */
export async function test({ options, words }: CommandLine): Promise<number> {
  if (words.length === 0) throw new UsageError('test needs what to read.');
  const limits = {
    coverage: numberOf('coverage', options.coverage, 0, 100),
    seed: numberOf('seed', options.seed, 1, 2 ** 32),
    steps: numberOf('steps', options.steps, 1_000_000, 1e9),
  };
  const { stories } = await readInput(words, { isWhole: false });
  const results = stories.map(({ story }) => testStory(story, limits));
  for (const { lines } of results) console.log(lines.join('\n'));
  return results.every(({ isPassed }) => isPassed) ? 0 : 1;
}
