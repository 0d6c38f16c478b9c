import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bounds, overlaps } from './bounds.ts';
import { createSpatialGrid } from './spatialGrid.ts';

const coordinate = fc.oneof(
  fc.integer({ min: -5000, max: 5000 }),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
);
const side = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 90_000 }));
const bounds: fc.Arbitrary<Bounds> = fc.record({
  x: coordinate,
  y: coordinate,
  width: side,
  height: side,
});
const steps = fc.array(
  fc.record({ id: fc.integer({ min: 0, max: 12 }), place: fc.option(bounds) }),
  { maxLength: 60 },
);

test('after any moves a rectangle finds exactly what touches it, each once', () => {
  fc.assert(
    fc.property(steps, bounds, (moves, asked) => {
      const grid = createSpatialGrid<number>(1200);
      const places = new Map<number, Bounds>();
      for (const { id, place } of moves) {
        if (place) {
          grid.set(id, place);
          places.set(id, place);
        } else {
          grid.delete(id);
          places.delete(id);
        }
      }
      const expected = [...places].filter(([, place]) => overlaps(place, asked)).map(([id]) => id);
      const ascending = (one: number, other: number) => one - other;
      expect(grid.find(asked).toSorted(ascending)).toEqual(expected.toSorted(ascending));
    }),
  );
});
