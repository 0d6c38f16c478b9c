import { outgoing } from '../queries/outgoing.ts';
import type { Size, StoryDocument, StoryNode } from '../schema/document.ts';

/** A story as a layout library wants it: boxes and arrows. */
export type LayoutGraph = {
  readonly nodes: readonly ({ readonly id: string } & Size)[];
  readonly edges: readonly { readonly id: string; readonly from: string; readonly to: string }[];
};

/** How large a node's card is on the canvas. */
export type SizeOf = (node: StoryNode) => Size;

/**
 * What a layout needs to know of a story or of some of its nodes: boxes from top to bottom as they
 * lie now, so that a library that keeps the order keeps the author's, and each pair of connected
 * boxes once, without ways back into the start (SPEC L1, L2).
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
