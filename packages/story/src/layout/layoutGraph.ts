import { outgoing } from '../queries/storyIndex.ts';
import type { Size, StoryDocument, StoryNode } from '../schema/document.ts';

/** A story as boxes and edges, for a layout library. */
export type LayoutGraph = {
  readonly nodes: readonly ({ readonly id: string } & Size)[];
  readonly edges: readonly { readonly id: string; readonly from: string; readonly to: string }[];
};

/** The size of a node's card on the canvas. */
export type SizeOf = (node: StoryNode) => Size;

/**
 * The layout graph of a story or of some of its nodes: boxes in their current order from top to
 * bottom, so that a library can keep the author's order, and each pair of connected
 * boxes once, without edges into the start (SPEC L1, L2).
 */
export function layoutGraph(
  story: StoryDocument,
  nodeIds: readonly string[] | 'all',
  sizeOf: SizeOf,
): LayoutGraph {
  const chosen = nodeIds === 'all' ? null : new Set(nodeIds);
  const isChosen = (id: string): boolean => chosen?.has(id) ?? true;
  const nodes = story.nodes
    .filter(({ id }) => isChosen(id))
    .toSorted(
      (one, other) => one.position.y - other.position.y || one.position.x - other.position.x,
    );
  const edges = nodes.flatMap((node) => {
    const reached = new Set([node.id, story.startNodeId]);
    return outgoing(story, node.id).flatMap(({ id, toNodeId }) => {
      if (reached.has(toNodeId) || !isChosen(toNodeId)) return [];
      reached.add(toNodeId);
      return { id, from: node.id, to: toNodeId };
    });
  });
  return {
    nodes: nodes.map((node) => ({ id: node.id, ...sizeOf(node) })),
    edges,
  };
}
