import type { StoryDocument } from '../schema/document.ts';
import type { Diagnosis } from './diagnosis.ts';
import type { DoctorRule } from './rule.ts';
import { choiceTextDuplicate } from './rules/choiceTextDuplicate.ts';
import { choiceUnlinked } from './rules/choiceUnlinked.ts';
import { connectionIgnored } from './rules/connectionIgnored.ts';
import { connectionToNothing } from './rules/connectionToNothing.ts';
import { mediaMissing } from './rules/mediaMissing.ts';
import { mediaUnfinished } from './rules/mediaUnfinished.ts';
import { nodeDeadEnd } from './rules/nodeDeadEnd.ts';
import { nodeTextEmpty } from './rules/nodeTextEmpty.ts';
import { nodeTrapped } from './rules/nodeTrapped.ts';
import { nodeUnreachable } from './rules/nodeUnreachable.ts';
import { startNodeUnset } from './rules/startNodeUnset.ts';
import { storyWithoutEnd } from './rules/storyWithoutEnd.ts';

const rules: readonly DoctorRule[] = [
  startNodeUnset,
  storyWithoutEnd,
  nodeDeadEnd,
  nodeTrapped,
  mediaUnfinished,
  nodeUnreachable,
  choiceUnlinked,
  choiceTextDuplicate,
  nodeTextEmpty,
  mediaMissing,
  connectionIgnored,
  connectionToNothing,
];

/** An examination that can be paused anywhere, so that it never holds up typing. */
export type Diagnoser = {
  /** Begins with this version; an examination under way is dropped. */
  start(story: StoryDocument): void;
  /** Examines so many items more; all diagnoses once it is through, null before. */
  step(units: number): readonly Diagnosis[] | null;
};

function* examine(story: StoryDocument): Generator<readonly Diagnosis[], void> {
  for (const rule of rules) yield* rule(story);
}

/** Makes an examination in slices: the same findings as `diagnoseStory` (SPEC V14). */
export function createDiagnoser(): Diagnoser {
  let found: Diagnosis[] = [];
  let work: Generator<readonly Diagnosis[], void> | null = null;

  return {
    start(story) {
      found = [];
      work = examine(story);
    },
    step(units) {
      for (let unit = 0; work && unit < units; unit++) {
        const { done, value } = work.next();
        if (done) work = null;
        else for (const one of value) found.push(one);
      }
      return work ? null : found;
    },
  };
}
