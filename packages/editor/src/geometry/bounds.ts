import type { Position } from '@dreamfork/story';

/** A rectangle of the canvas, in its own units. */
export type Bounds = { x: number; y: number; width: number; height: number };

/** The place alone of something that has one. */
export const boundsOf = ({ x, y, width, height }: Bounds): Bounds => ({ x, y, width, height });

/** What two rectangles share; without width or height where that is nothing. */
export function common(one: Bounds, other: Bounds): Bounds {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
  };
}

/** The smallest rectangle around all of them; null where there are none. */
export function boundsAround(items: Iterable<Readonly<Bounds>>): Bounds | null {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { x, y, width, height } of items) {
    if (x < left) left = x;
    if (y < top) top = y;
    if (x + width > right) right = x + width;
    if (y + height > bottom) bottom = y + height;
  }
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

/** The rectangle with so much more room on each side. */
export const inflate = ({ x, y, width, height }: Bounds, by: number): Bounds => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The rectangle in units of another size, as pixels of the screen at a zoom. */
export const scaled = ({ x, y, width, height }: Bounds, by: number): Bounds => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

/** Whether two rectangles share at least an edge. */
export const overlaps = (one: Bounds, other: Bounds): boolean =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height;

export const encloses = (outer: Bounds, inner: Bounds): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

export const holds = ({ x, y, width, height }: Bounds, point: Position): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** The rectangle between two opposite corners, whichever they are. */
export const between = (one: Position, other: Position): Bounds => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

export const centreOf = ({ x, y, width, height }: Bounds): Position => ({
  x: x + width / 2,
  y: y + height / 2,
});
