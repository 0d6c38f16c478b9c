import type { Position, StoryDocument, StoryNode } from '../schema/document.ts';

// Adding zero turns a negative zero, which JSON cannot hold, into zero.
const coordinate = (value: number): number => (Number.isFinite(value) ? value + 0 : 0);

/** The position with finite coordinates; any other value becomes 0 (SPEC E5). */
export const finitePosition = ({ x, y }: Position): Position => ({
  x: coordinate(x),
  y: coordinate(y),
});

/** Whether both are the same point. */
export const samePosition = (one: Position, other: Position): boolean =>
  one.x === other.x && one.y === other.y;

/** The position of the first node of a story, and the origin of the centring grid. */
export const defaultPosition: Readonly<Position> = { x: 400, y: 200 };

export const gridColumns = 3;
export const gridSpacing = { x: 300, y: 200 } as const;

/** The horizontal distance of a new node from its neighbour. */
export const newNodeOffset = 300;

/** The bounds of "fix positions" (SPEC E24). */
const positionBounds = { left: 200, top: 100, bottom: 600 } as const;

/** The cell of the centring grid for the node at this place in the list (SPEC E23). */
export const gridPosition = (index: number): Position => ({
  x: defaultPosition.x + (index % gridColumns) * gridSpacing.x,
  y: defaultPosition.y + Math.floor(index / gridColumns) * gridSpacing.y,
});

/** The position moved inside the bounds, each axis separately (SPEC E24). */
export const fixedPosition = ({ x, y }: Position): Position => ({
  x: x < positionBounds.left ? defaultPosition.x : x,
  y: y < positionBounds.top || y > positionBounds.bottom ? defaultPosition.y : y,
});

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
