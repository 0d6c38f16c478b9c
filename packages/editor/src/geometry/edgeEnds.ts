import { card, cardGeometry } from './geometry.ts';
import { groupFrame } from './sceneGroups.ts';
import type { SceneEdge, SceneGroup, SceneNode } from './sceneParts.ts';

const middle = ({ y }: SceneGroup): number => y + groupFrame.foldedHeight / 2;

/** Which choice of its node a connection belongs to; -1 for none. */
export const choiceOf = ({ node }: SceneNode, connectionId: string): number =>
  node.choices.findIndex((choice) => choice.connectionId === connectionId);

/** Brings the ends of an edge to the handles of its nodes, or to the groups that stand for them. */
export function placeEnds(edge: SceneEdge): void {
  const { from, to, choice } = edge;
  const { hiddenIn: start } = from;
  const { hiddenIn: end } = to;
  edge.isHidden = start !== null && start === end;
  edge.x1 = start ? start.x + start.width : from.x + from.width;
  edge.y1 = start
    ? middle(start)
    : from.y + (cardGeometry(from.node).choiceCentres[choice] ?? card.handleY);
  edge.x2 = end ? end.x : to.x;
  edge.y2 = end ? middle(end) : to.y + card.handleY;
}

/** Names of the handles of a node itself; those of its choices have the ids of the choices. */
export const inputHandle = 'in';
export const outputHandle = 'out';
