import type { StoryDocument } from '../schema/document.ts';
import { adviceOrder, type Diagnosis } from './diagnosis.ts';
import { type DoctorRule, type NodeRule, nothingFound } from './rule.ts';
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

const nodeRules: readonly NodeRule[] = [
  mediaUnfinished,
  choiceUnlinked,
  choiceTextDuplicate,
  nodeTextEmpty,
  mediaMissing,
];

/** All that can be said of a node by itself, in one pass. */
const eachNode: DoctorRule = function* eachNode(story) {
  for (const node of story.nodes) {
    let found = nothingFound;
    for (const rule of nodeRules) {
      const more = rule(story, node);
      if (more.length > 0) found = found.length > 0 ? [...found, ...more] : more;
    }
    yield found;
  }
};

const rules: readonly DoctorRule[] = [
  startNodeUnset,
  storyWithoutEnd,
  nodeDeadEnd,
  nodeTrapped,
  eachNode,
  nodeUnreachable,
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

type Work = {
  readonly story: StoryDocument;
  readonly found: ReadonlyMap<string, Diagnosis[]>;
  rule: Generator<readonly Diagnosis[], void> | null;
  rulesDone: number;
};

/** Does one unit of work; false when there is none left. */
function advance(work: Work): boolean {
  const rule = rules[work.rulesDone];
  if (!rule) return false;
  work.rule ??= rule(work.story);
  const { done, value } = work.rule.next();
  if (done) {
    work.rule = null;
    work.rulesDone++;
    return true;
  }
  for (const one of value) work.found.get(one.code)?.push(one);
  return true;
}

/** Makes an examination in slices: the same findings as `diagnoseStory` (SPEC V14). */
export function createDiagnoser(): Diagnoser {
  let work: Work | null = null;
  let result: readonly Diagnosis[] = nothingFound;

  return {
    start(story) {
      const found = new Map(adviceOrder.map((code): [string, Diagnosis[]] => [code, []]));
      work = { story, found, rule: null, rulesDone: 0 };
    },
    step(units) {
      for (let unit = 0; work && unit < units; unit++) {
        if (advance(work)) continue;
        result = [...work.found.values()].flat();
        work = null;
      }
      return work ? null : result;
    },
  };
}
