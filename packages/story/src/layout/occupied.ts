import { areClose, type Box } from './box.ts';

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
