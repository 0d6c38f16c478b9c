import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSpot, gridCell } from './freeSpot.ts';
import { areClose } from './occupied.ts';

const size = { width: 236, height: 228 };
const place = fc.record({
  x: fc.integer({ min: -800, max: 800 }),
  y: fc.integer({ min: -800, max: 800 }),
});

test('L6: a free spot covers nothing, lies on the grid of the wanted one and stays there where it can', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 30 }), place, (places, wanted) => {
      const taken = places.map((corner) => ({ ...corner, ...size }));
      const covers = (corner: { x: number; y: number }) =>
        taken.some((box) => areClose(box, { ...corner, ...size }, 1));
      const spot = freeSpot({ ...wanted, ...size }, taken);
      expect(covers(spot)).toBe(false);
      expect(Math.abs((spot.x - wanted.x) % gridCell)).toBe(0);
      expect(Math.abs((spot.y - wanted.y) % gridCell)).toBe(0);
      const stays = spot.x === wanted.x && spot.y === wanted.y;
      expect(stays).toBe(!covers(wanted));
    }),
  );
});

test('L6: in the middle of a large block the spot is below all of it', () => {
  const block = Array.from({ length: 30 * 30 }, (_, at) => ({
    x: (at % 30) * 240,
    y: Math.floor(at / 30) * 230,
    ...size,
  }));
  const spot = freeSpot({ x: 3600, y: 1200, ...size }, block);
  expect(spot.x).toBe(3600);
  expect(spot.y).toBeGreaterThan(29 * 230);
});
