import type { StoryDocument } from '../schema/document.ts';
import { choiceUnlinked } from './advice/choiceUnlinked.ts';
import { connectionIgnored } from './advice/connectionIgnored.ts';
import { nodeDeadEnd } from './advice/nodeDeadEnd.ts';
import { nodeTextEmpty } from './advice/nodeTextEmpty.ts';
import { nodeUnreachable } from './advice/nodeUnreachable.ts';
import { startNodeUnset } from './advice/startNodeUnset.ts';
import { storyWithoutEnd } from './advice/storyWithoutEnd.ts';
import type { Problem } from './problem.ts';
import type { Rule } from './rule.ts';

const rules: readonly Rule[] = [
  startNodeUnset,
  storyWithoutEnd,
  nodeUnreachable,
  nodeDeadEnd,
  choiceUnlinked,
  nodeTextEmpty,
  connectionIgnored,
];

/** What a valid story can still be improved in: the advice of SPEC.md, never an obstacle to saving. */
export const adviseStory = (document: StoryDocument): Problem[] =>
  rules.flatMap((rule) => rule(document));
