import { type Position, type StoryDocument, storyIndex } from '@dreamfork/story';
import { card, cardGeometry } from './geometry.ts';

/** All links of a story as one SVG path of straight strokes, for a map seen from far away. */
export function linkPath(document: StoryDocument): string {
  const { nodesById } = storyIndex(document);
  const parts: string[] = [];
  for (const { id, fromNodeId, toNodeId } of document.connections) {
    const from = nodesById.get(fromNodeId);
    const to = nodesById.get(toNodeId);
    if (!from || !to) continue;
    const choice = from.choices.findIndex(({ connectionId }) => connectionId === id);
    const y = cardGeometry(from).choiceCentres[choice] ?? card.handleY;
    parts.push(
      `M${from.position.x + card.width} ${from.position.y + y}L${to.position.x} ${to.position.y + card.handleY}`,
    );
  }
  return parts.join('');
}

/** The topmost card at a point of the canvas. */
export function nodeAt({ nodes }: StoryDocument, { x, y }: Position): string | undefined {
  const found = nodes.findLast((node) => {
    const { position } = node;
    return (
      x >= position.x &&
      x <= position.x + card.width &&
      y >= position.y &&
      y <= position.y + cardGeometry(node).height
    );
  });
  return found?.id;
}
