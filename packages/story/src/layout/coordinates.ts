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
