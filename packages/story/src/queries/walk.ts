import type { StoryDocument } from '../schema/document.ts';
import { type OutlineEntry, outlineStory, waysOut } from './outlineStory.ts';

/** The directions of the arrow keys on the graph. */
export const walkDirections = ['left', 'right', 'up', 'down'] as const;

export type WalkDirection = (typeof walkDirections)[number];

const parents = new WeakMap<readonly OutlineEntry[], ReadonlyMap<string, string>>();

/** The parent of each node in the outline; roots have none. */
function parentsIn(outline: readonly OutlineEntry[]): ReadonlyMap<string, string> {
  const known = parents.get(outline);
  if (known) return known;
  const found = new Map<string, string>();
  const ancestors: string[] = [];
  for (const { nodeId, depth, isReference } of outline) {
    ancestors.length = depth;
    const parent = ancestors[depth - 1];
    if (!isReference && parent !== undefined) found.set(nodeId, parent);
    ancestors.push(nodeId);
  }
  parents.set(outline, found);
  return found;
}

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
  const parent = parentsIn(outlineStory(story)).get(nodeId);
  if (direction === 'left') return parent ?? null;
  return sibling(story, nodeId, parent, direction === 'up' ? -1 : 1);
}
