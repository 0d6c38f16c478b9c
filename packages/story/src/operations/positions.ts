import { finitePosition, samePosition } from '../layout/coordinates.ts';
import type { Position, StoryDocument, StoryNode } from '../schema/document.ts';

/** The story with nodes at new positions; unmoved nodes remain the same objects. */
export function withPositions(
  story: StoryDocument,
  positionOf: (node: StoryNode, index: number) => Position | undefined,
): StoryDocument {
  let isMoved = false;
  const nodes = story.nodes.map((node, index) => {
    const wanted = positionOf(node, index);
    const position = wanted && finitePosition(wanted);
    if (!position || samePosition(position, node.position)) return node;
    isMoved = true;
    return { ...node, position: { ...node.position, ...position } };
  });
  return isMoved ? { ...story, nodes } : story;
}
