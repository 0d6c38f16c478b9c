import type { Position } from '../schema/document.ts';

// Adding zero turns a negative zero, which JSON cannot hold, into zero.
const coordinate = (value: number): number => (Number.isFinite(value) ? value + 0 : 0);

/** The position with coordinates that a document may hold: what is not a finite number becomes 0. */
export const soundPosition = ({ x, y }: Position): Position => ({
  x: coordinate(x),
  y: coordinate(y),
});

/** Whether both name the same point. */
export const samePosition = (one: Position, other: Position): boolean =>
  one.x === other.x && one.y === other.y;
