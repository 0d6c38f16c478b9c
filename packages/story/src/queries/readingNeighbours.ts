import type { StoryDocument } from '../schema/document.ts';
import { readingOrder } from './outlineNodes.ts';

/** The nodes before and after a node along the story; null at its ends. */
export type ReadingNeighbours = {
  readonly previous: string | null;
  readonly next: string | null;
  /** The number of the node along the story, from one; 0 for an unknown node. */
  readonly number: number;
};

/** What stands before and after a node in the outline, references left out (SPEC Q18). */
export function readingNeighbours(story: StoryDocument, nodeId: string): ReadingNeighbours {
  const order = readingOrder(story);
  const at = order.indexOf(nodeId);
  const isKnown = at !== -1;
  return {
    previous: (isKnown && order[at - 1]) || null,
    next: (isKnown && order[at + 1]) || null,
    number: at + 1,
  };
}
