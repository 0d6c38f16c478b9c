import type { StoryDocument } from '../schema/document.ts';
import { outlineStory } from './outlineStory.ts';

/** The nodes before and after a node along the story; null at its ends. */
export type ReadingNeighbours = {
  readonly previous: string | null;
  readonly next: string | null;
  /** The number of the node along the story, from one; 0 for an unknown node. */
  readonly number: number;
};

/** What stands before and after a node in the outline, references left out (SPEC Q18). */
export function readingNeighbours(story: StoryDocument, nodeId: string): ReadingNeighbours {
  const order = outlineStory(story).filter(({ isReference }) => !isReference);
  const at = order.findIndex((entry) => entry.nodeId === nodeId);
  const isKnown = at !== -1;
  return {
    previous: (isKnown && order[at - 1]?.nodeId) || null,
    next: (isKnown && order[at + 1]?.nodeId) || null,
    number: at + 1,
  };
}
