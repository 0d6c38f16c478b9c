import type { StoryDocument } from '../schema/document.ts';
import {
  availableConnections,
  type OutlineConnection,
  type OutlineEntry,
  outlineStory,
} from './outlineStory.ts';

/** The node above another in the outline, and the connection from there. */
export type ConnectionFromAbove = OutlineConnection & { readonly fromNodeId: string };

const known = new WeakMap<readonly OutlineEntry[], ReadonlyMap<string, ConnectionFromAbove>>();

/** How the outline comes to each node from the one above it; roots have none. */
export function connectionsFromAbove(
  story: StoryDocument,
): ReadonlyMap<string, ConnectionFromAbove> {
  const outline = outlineStory(story);
  const cached = known.get(outline);
  if (cached) return cached;
  const connections = new Map<string, ConnectionFromAbove>();
  const above: string[] = [];
  for (const { nodeId, depth, via, isReference } of outline) {
    above.length = depth;
    const fromNodeId = above.at(-1);
    // A choice may follow the connection of another node (SPEC D7): the entry above tells whose step it is.
    if (!isReference && via && fromNodeId !== undefined)
      connections.set(nodeId, { ...via, fromNodeId });
    above.push(nodeId);
  }
  known.set(outline, connections);
  return connections;
}

/** The nodes along the story, each once. */
export const readingOrder = (story: StoryDocument): string[] =>
  outlineStory(story).flatMap(({ nodeId, isReference }) => (isReference ? [] : nodeId));

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
  const targets = [...new Set(availableConnections(story, parent).map(({ toNodeId }) => toNodeId))];
  return targets[targets.indexOf(nodeId) + step] ?? null;
}

/**
 * The node one step away: right along the first available connection, left to the parent in the outline, up
 * and down among the targets of that parent; null if there is none (SPEC Q14).
 */
export function walk(
  story: StoryDocument,
  nodeId: string,
  direction: WalkDirection,
): string | null {
  if (direction === 'right') return availableConnections(story, nodeId)[0]?.toNodeId ?? null;
  const parent = connectionsFromAbove(story).get(nodeId)?.fromNodeId;
  if (direction === 'left') return parent ?? null;
  return sibling(story, nodeId, parent, direction === 'up' ? -1 : 1);
}
