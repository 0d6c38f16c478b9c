import type { Position } from '../schema/document.ts';

/** Where the first node of a story stands, and where the centring grid begins. */
export const defaultPosition: Readonly<Position> = { x: 400, y: 200 };

export const gridColumns = 3;
export const gridSpacing = { x: 300, y: 200 } as const;

/** How far to the right of its neighbour a new node stands. */
export const newNodeOffset = 300;

/** What "fix positions" calls in place. */
export const positionBounds = { left: 200, top: 100, bottom: 600 } as const;

/** The cell of the centring grid for the node at this place in the list (SPEC E23). */
export const gridPosition = (index: number): Position => ({
  x: defaultPosition.x + (index % gridColumns) * gridSpacing.x,
  y: defaultPosition.y + Math.floor(index / gridColumns) * gridSpacing.y,
});

/** The same position brought back inside the bounds, each axis by itself (SPEC E24). */
export const fixedPosition = ({ x, y }: Position): Position => ({
  x: x < positionBounds.left ? defaultPosition.x : x,
  y: y < positionBounds.top || y > positionBounds.bottom ? defaultPosition.y : y,
});
