import type { Position, Size } from '../schema/document.ts';

/** A rectangle on the canvas. */
export type Box = Position & Size;

/** Whether the distance of two boxes is smaller than the gap. */
export const areClose = (one: Box, other: Box, gap: number): boolean =>
  one.x < other.x + other.width + gap &&
  other.x < one.x + one.width + gap &&
  one.y < other.y + other.height + gap &&
  other.y < one.y + one.height + gap;

/** The smallest box around all of them; null around none. */
export function boundsOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Placed boxes, indexed by position. */
export type Occupied = {
  add(box: Box): void;
  /** The boxes closer to this one than the gap. */
  closeTo(box: Box): Box[];
};

const bucketSide = 600;

/** Stores boxes in a grid of buckets, so that only neighbours are compared. */
export function createOccupied(gap: number): Occupied {
  const buckets = new Map<string, Box[]>();

  // A counter, because very large coordinates do not change by adding one.
  function* keysOf({ x, y, width, height }: Box): Generator<string> {
    const left = Math.floor((x - gap) / bucketSide);
    const top = Math.floor((y - gap) / bucketSide);
    const columns = Math.ceil((width + 2 * gap) / bucketSide) + 1;
    const rows = Math.ceil((height + 2 * gap) / bucketSide) + 1;
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) yield `${left + column} ${top + row}`;
    }
  }

  return {
    add(box) {
      for (const key of keysOf(box)) {
        const bucket = buckets.get(key);
        if (bucket) bucket.push(box);
        else buckets.set(key, [box]);
      }
    },
    closeTo(box) {
      const close = new Set<Box>();
      for (const key of keysOf(box)) {
        for (const other of buckets.get(key) ?? []) {
          if (areClose(box, other, gap)) close.add(other);
        }
      }
      return [...close];
    },
  };
}
