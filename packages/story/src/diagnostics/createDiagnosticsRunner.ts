import type { StoryDocument } from '../schema/document.ts';
import {
  adviceOrder,
  type Diagnostic,
  type DiagnosticRule,
  type NodeRule,
  nothingFound,
} from './diagnostic.ts';
import { conditionsAndTypes } from './rules/conditions.ts';
import {
  choiceTextDuplicate,
  choiceUnlinked,
  connectionIgnored,
  connectionToNothing,
} from './rules/connections.ts';
import {
  mediaMissing,
  mediaUndescribed,
  mediaUnfinished,
  nodeTextDefault,
  nodeTextEmpty,
  nodeTitleDefault,
} from './rules/nodeContent.ts';
import {
  nodeDeadEnd,
  nodeTrapped,
  nodeUnreachable,
  startNodeUnset,
  storyWithoutEnd,
} from './rules/reachability.ts';
import { textShowsUnset } from './rules/unsetTexts.ts';
import { connectionExpressions, nodeExpressions, variableNames } from './rules/variables.ts';

const nodeRules: readonly NodeRule[] = [
  mediaUnfinished,
  choiceUnlinked,
  choiceTextDuplicate,
  nodeTextEmpty,
  nodeTextDefault,
  nodeTitleDefault,
  mediaMissing,
  mediaUndescribed,
  nodeExpressions,
];

/** The diagnostics of a single node, in one pass. */
const eachNode: DiagnosticRule = function* eachNode(story) {
  for (const node of story.nodes) {
    let found = nothingFound;
    for (const rule of nodeRules) {
      const more = rule(story, node);
      if (more.length > 0) found = found.length > 0 ? [...found, ...more] : more;
    }
    yield found;
  }
};

const rules: readonly DiagnosticRule[] = [
  startNodeUnset,
  storyWithoutEnd,
  nodeDeadEnd,
  nodeTrapped,
  eachNode,
  nodeUnreachable,
  connectionIgnored,
  connectionToNothing,
  connectionExpressions,
  variableNames,
  conditionsAndTypes,
  textShowsUnset,
];

/** Computes diagnostics in slices, so that typing is never blocked. */
export type DiagnosticsRunner = {
  /** Starts with this version; a run in progress is dropped. */
  start(story: StoryDocument): void;
  /** Examines the next items; returns all diagnostics at the end, null before. */
  step(units: number): readonly Diagnostic[] | null;
};

type Work = {
  readonly story: StoryDocument;
  readonly found: ReadonlyMap<string, Diagnostic[]>;
  rule: Generator<readonly Diagnostic[], void> | null;
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

/** Creates a runner with the same results as `diagnoseStory` (SPEC V14). */
export function createDiagnosticsRunner(): DiagnosticsRunner {
  let work: Work | null = null;
  let result: readonly Diagnostic[] = nothingFound;

  return {
    start(story) {
      const found = new Map(adviceOrder.map((code): [string, Diagnostic[]] => [code, []]));
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
