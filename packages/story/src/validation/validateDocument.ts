import type { StoryDocument } from '../schema/document.ts';
import type { Problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { choiceConnectionMissing } from './rules/choiceConnectionMissing.ts';
import { choiceIdDuplicate } from './rules/choiceIdDuplicate.ts';
import { connectionFromMissing } from './rules/connectionFromMissing.ts';
import { connectionIdDuplicate } from './rules/connectionIdDuplicate.ts';
import { connectionToMissing } from './rules/connectionToMissing.ts';
import { groupIdDuplicate } from './rules/groupIdDuplicate.ts';
import { nodeIdDuplicate } from './rules/nodeIdDuplicate.ts';
import { noteIdDuplicate } from './rules/noteIdDuplicate.ts';
import { startNodeMissing } from './rules/startNodeMissing.ts';

const rules: readonly Rule[] = [
  nodeIdDuplicate,
  connectionIdDuplicate,
  choiceIdDuplicate,
  startNodeMissing,
  connectionFromMissing,
  connectionToMissing,
  choiceConnectionMissing,
  groupIdDuplicate,
  noteIdDuplicate,
];

/** What keeps a document of the right shape from being a story: the document rules of SPEC.md. */
export const validateDocument = (document: StoryDocument): Problem[] =>
  rules.flatMap((rule) => rule(document));
