import type { Position, StoryDocument, StoryNode } from '../schema/document.ts';
import { defaultPosition, finitePosition, newNodeOffset } from './coordinates.ts';

/** Returns a number from 0 (included) to 1 (excluded). */
export type Random = () => number;

const verticalSpread = 100;
const rightmost = 800;
const lowest = 600;
const rowHeight = 200;

/** The position of a new node: the given one, else beside the last node, wrapping at the edges (SPEC E2). */
export function placeNode(
  story: StoryDocument,
  { position, random }: { position?: Position | undefined; random: Random },
): Position {
  if (position) return finitePosition(position);
  const last = story.nodes.at(-1);
  if (!last) return { ...defaultPosition };
  let x = last.position.x + newNodeOffset;
  let y = last.position.y + Math.round((random() - 0.5) * verticalSpread);
  if (x > rightmost) {
    x = defaultPosition.x;
    y += rowHeight;
  }
  if (y > lowest) y = defaultPosition.y;
  return finitePosition({ x, y });
}

/** The position of a node that is added from another: to the right of it, at the same height. */
export const linkedPosition = (node: StoryNode): Position =>
  finitePosition({ x: node.position.x + newNodeOffset, y: node.position.y });
