import type { StoryDocument } from '../schema/document.ts';
import { waysFromAbove } from './outlineNodes.ts';
import { waysOut } from './outlineStory.ts';

/** The directions of the arrow keys on the graph. */
export const walkDirections = ['left', 'right', 'up', 'down'] as const;

export type WalkDirection = (typeof walkDirections)[number];

/** The different targets of the same parent, each once. */
function sibling(
  story: StoryDocument,
  nodeId: string,
  parent: string | undefined,
  step: 1 | -1,
): string | null {
  if (parent === undefined) return null;
  const targets = [...new Set(waysOut(story, parent).map(({ toNodeId }) => toNodeId))];
  return targets[targets.indexOf(nodeId) + step] ?? null;
}

/**
 * The node one step away: right along the first way out, left to the parent in the outline, up
 * and down among the targets of that parent; null if there is none (SPEC Q14).
 */
export function walk(
  story: StoryDocument,
  nodeId: string,
  direction: WalkDirection,
): string | null {
  if (direction === 'right') return waysOut(story, nodeId)[0]?.toNodeId ?? null;
  const parent = waysFromAbove(story).get(nodeId)?.fromNodeId;
  if (direction === 'left') return parent ?? null;
  return sibling(story, nodeId, parent, direction === 'up' ? -1 : 1);
}
