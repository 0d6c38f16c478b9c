import type { StoryDocument } from '../schema/document.ts';
import type { Problem } from './problem.ts';
import type { Rule } from './rule.ts';
import {
  choiceIdDuplicate,
  connectionIdDuplicate,
  groupIdDuplicate,
  nodeIdDuplicate,
  noteIdDuplicate,
} from './rules/duplicateIds.ts';
import {
  choiceConnectionMissing,
  connectionFromMissing,
  connectionToMissing,
  startNodeMissing,
} from './rules/missingReferences.ts';

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

/** Checks the rules of SPEC D on a document of valid shape. */
export const validateDocument = (document: StoryDocument): Problem[] =>
  rules.flatMap((rule) => rule(document));
