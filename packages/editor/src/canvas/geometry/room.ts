import { type Bounds, overlaps } from './bounds.ts';

/** Side of the squares by which places are looked up, in the unit of the places. */
const side = 64;

/** Places that are taken, so that what comes later does not lie on them. */
export function createRoom() {
  const cells = new Map<string, Bounds[]>();
  const keysOf = ({ x, y, width, height }: Bounds): string[] => {
    const keys: string[] = [];
    for (let column = Math.floor(x / side); column * side <= x + width; column += 1) {
      for (let row = Math.floor(y / side); row * side <= y + height; row += 1) {
        keys.push(`${column} ${row}`);
      }
    }
    return keys;
  };
  return {
    take: (place: Bounds) => {
      for (const key of keysOf(place)) {
        const cell = cells.get(key);
        if (cell) cell.push(place);
        else cells.set(key, [place]);
      }
    },
    isFree: (place: Bounds) =>
      !keysOf(place).some((key) => cells.get(key)?.some((other) => overlaps(other, place))),
  };
}
