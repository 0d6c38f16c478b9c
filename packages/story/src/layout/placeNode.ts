import type { Position, StoryDocument, StoryNode } from '../schema/document.ts';
import { soundPosition } from './coordinates.ts';
import { defaultPosition, newNodeOffset } from './grid.ts';

/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

const verticalSpread = 100;
const rightmost = 800;
const lowest = 600;
const rowHeight = 200;

/** Where a new node goes: the given position, else beside the last node, wrapping at the edges (SPEC E2). */
export function placeNode(
  story: StoryDocument,
  { position, random }: { position?: Position | undefined; random: Random },
): Position {
  if (position) return soundPosition(position);
  const last = story.nodes.at(-1);
  if (!last) return { ...defaultPosition };
  let x = last.position.x + newNodeOffset;
  let y = last.position.y + Math.round((random() - 0.5) * verticalSpread);
  if (x > rightmost) {
    x = defaultPosition.x;
    y += rowHeight;
  }
  if (y > lowest) y = defaultPosition.y;
  return soundPosition({ x, y });
}

/** Where a node goes that is added from another: to the right of it, level with it. */
export const linkedPosition = (node: StoryNode): Position =>
  soundPosition({ x: node.position.x + newNodeOffset, y: node.position.y });
