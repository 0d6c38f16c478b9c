import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds, inflate } from './bounds.ts';
import { type Curve, curveBack, curveBetween, distanceTo, pointsAlong } from './curve.ts';
import { visibleParts } from './visibleParts.ts';

const area = { x: 0, y: 0, width: 1000, height: 600 };
const place = fc.record({
  x: fc.integer({ min: -60_000, max: 60_000 }),
  y: fc.integer({ min: -60_000, max: 60_000 }),
});
const curves = fc.oneof(
  fc.tuple(place, place).map(([from, to]) => curveBetween(from, to)),
  fc
    .tuple(place, place, fc.integer({ min: -3000, max: 3000 }))
    .map(([from, to, y]) => curveBack(from, y, to)),
);

test('a curve that stays inside stays as it is', () => {
  const curve = curveBetween({ x: 100, y: 100 }, { x: 900, y: 500 });
  expect(visibleParts(curve, area)).toEqual([curve]);
});

test('a curve that stays outside has no parts', () => {
  expect(visibleParts(curveBetween({ x: 100, y: 5000 }, { x: 900, y: 5400 }), area)).toEqual([]);
});

test('whatever of a curve is in the area is drawn, and lies on the curve', () => {
  fc.assert(
    fc.property(curves, (curve) => {
      const parts = visibleParts(curve, area);
      const near = (all: readonly Curve[], point: { x: number; y: number }) =>
        Math.min(...all.map((part) => distanceTo(part, point)));
      const inside = pointsAlong(curve, 60).filter((point) => holds(area, point));
      for (const point of inside) expect(near(parts, point)).toBeLessThan(5);
    }),
  );
});

test('no part reaches much further than the area', () => {
  fc.assert(
    fc.property(curves, (curve) => {
      const around = inflate(area, 600);
      for (const part of visibleParts(curve, area)) {
        for (const point of pointsAlong(part, 4)) expect(holds(around, point)).toBe(true);
      }
    }),
  );
});
