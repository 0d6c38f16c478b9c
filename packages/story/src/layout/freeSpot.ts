import type { Position, Size } from '../schema/document.ts';
import { areClose, type Box } from './occupied.ts';

/** The step of the canvas grid, in canvas units. */
export const gridCell = 15;

/** Cells around a place in which a free one is looked for in all directions. */
const reach = 40;
const across = 2 * reach + 1;

/** Steps of a cell to all sides, the nearest first; of equal ones below and to the right. */
const steps: readonly Position[] = Array.from({ length: across ** 2 }, (_, index) => ({
  x: reach - (index % across),
  y: reach - Math.floor(index / across),
})).sort((one, other) => one.x ** 2 + one.y ** 2 - (other.x ** 2 + other.y ** 2));

/**
 * The corner of a box, or the nearest to it, whole cells away, where the box covers none of what is
 * taken and keeps a cell of distance; below everything if there is none near (SPEC L6).
 */
export function freeSpot(
  { x, y, ...size }: Position & Size,
  taken: readonly Readonly<Box>[],
): Position {
  const wanted = { x, y, ...size };
  const near = taken.filter((box) => areClose(box, wanted, (reach + 1) * gridCell));
  const isFree = (place: Box, gap: number) => !near.some((box) => areClose(box, place, gap));
  // The wanted place may be close to others, as long as it does not touch them.
  if (isFree(wanted, 1)) return { x, y };
  for (const step of steps) {
    const spot = { x: x + step.x * gridCell, y: y + step.y * gridCell };
    if (isFree({ ...spot, ...size }, gridCell)) return spot;
  }
  const bottom = Math.max(...taken.map((box) => box.y + box.height));
  return { x, y: y + Math.ceil((bottom + 1 - y) / gridCell) * gridCell };
}
