import type { Position } from '../schema/document.ts';

/** The position of the first node of a story, and the origin of the centring grid. */
export const defaultPosition: Readonly<Position> = { x: 400, y: 200 };

export const gridColumns = 3;
export const gridSpacing = { x: 300, y: 200 } as const;

/** The horizontal distance of a new node from its neighbour. */
export const newNodeOffset = 300;

/** The bounds of "fix positions" (SPEC E24). */
export const positionBounds = { left: 200, top: 100, bottom: 600 } as const;

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
