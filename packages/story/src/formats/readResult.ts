import { fail, type Result, succeed } from '../result.ts';
import { type Problem, problem } from '../validation/problem.ts';
import type { PassageStory } from './passages/passageStory.ts';
import { countsOf, storyFromPassages } from './passages/storyFromPassages.ts';
import type { ImportFormat, ReadStory } from './report.ts';

/** A file as text, with its name. */
export type SourceFile = { name: string; text: string };

/** The stories of one file, or of several that make one story. */
export type ReadResult = Result<readonly ReadStory[], Problem>;

/** The stories that have a node at all; one that is refused refuses the file. */
export function found(stories: readonly Result<ReadStory, Problem>[]): ReadResult {
  const read: ReadStory[] = [];
  for (const result of stories) {
    if (!result.ok) return result;
    if (result.value.story.nodes.length > 0) read.push(result.value);
  }
  return read.length > 0 ? succeed(read) : fail(problem('import-unrecognised'));
}

/** The story of passages; null stands for a file in which there are none. */
export function fromPassages(
  read: PassageStory | null,
  format: ImportFormat,
  source: string,
): ReadResult {
  const made = read && storyFromPassages(read);
  if (!made) return found([]);
  if (!made.ok) return made;
  const { story, notes } = made.value;
  const report = { format, source, counts: countsOf(story), ...notes.lists() };
  return found([succeed({ story, report })]);
}
