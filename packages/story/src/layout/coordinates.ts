import type { Position } from '../schema/document.ts';

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
