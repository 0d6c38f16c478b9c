import type { StoryDocument, StoryNode } from '../schema/document.ts';
import type { Diagnosis } from './diagnosis.ts';

/**
 * Examines a whole story in the order of the document. Every yield is one unit of work, so that
 * whoever drives the rule can pause between any two.
 */
export type DoctorRule = (story: StoryDocument) => Generator<readonly Diagnosis[], void>;

export const nothingFound: readonly Diagnosis[] = [];

/** A rule that looks at one node after another. */
export const eachNode = (
  examine: (story: StoryDocument, node: StoryNode) => readonly Diagnosis[],
): DoctorRule =>
  function* examineAll(story) {
    for (const node of story.nodes) yield examine(story, node);
  };
