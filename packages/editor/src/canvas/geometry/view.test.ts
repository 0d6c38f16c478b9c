import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fittingViewport,
  leastZoom,
  toCanvas,
  toScreen,
  viewportBetween,
  visibleBounds,
  zoomedAt,
} from './viewport.ts';

const number = fc.double({ min: -1e5, max: 1e5, noNaN: true });
const zoom = fc.double({ min: 0.1, max: 4, noNaN: true });
const point = fc.record({ x: number, y: number });
const view = fc.record({
  x: number,
  y: number,
  zoom,
  width: fc.constant(1440),
  height: fc.constant(900),
});

test('a point goes to the screen and comes back', () => {
  fc.assert(
    fc.property(view, point, (at, one) => {
      const back = toCanvas(at, toScreen(at, one));
      expect(back.x).toBeCloseTo(one.x, 5);
      expect(back.y).toBeCloseTo(one.y, 5);
    }),
  );
});

test('zooming keeps what is under the pointer under it', () => {
  fc.assert(
    fc.property(view, point, zoom, (at, pointer, wanted) => {
      const before = toCanvas(at, pointer);
      const after = toCanvas(zoomedAt(at, pointer, wanted), pointer);
      expect(after.x).toBeCloseTo(before.x, 4);
      expect(after.y).toBeCloseTo(before.y, 4);
    }),
  );
});

test('fitting shows everything and never blows a small story up', () => {
  const size = { width: 1000, height: 600 };
  const bounds = { x: -500, y: 40, width: 9000, height: 700 };
  const fitted = { ...fittingViewport(bounds, size), ...size };
  const visible = visibleBounds(fitted);
  expect(visible.x).toBeLessThan(bounds.x);
  expect(visible.x + visible.width).toBeGreaterThan(bounds.x + bounds.width);
  expect(fittingViewport({ x: 0, y: 0, width: 10, height: 10 }, size).zoom).toBe(1);
});

test('one zooms out to 0.1, and further only where the story needs it', () => {
  const size = { width: 1000, height: 600 };
  expect(leastZoom({ x: 0, y: 0, width: 2000, height: 900 }, size)).toBe(0.1);
  expect(leastZoom({ x: 0, y: 0, width: 50_000, height: 900 }, size)).toBeLessThan(0.1);
});

test('a movement begins at one view and ends at the other', () => {
  const from = { x: 10, y: 20, zoom: 0.5 };
  const to = { x: -300, y: 90, zoom: 2 };
  expect(viewportBetween(from, to, 0)).toEqual(from);
  expect(viewportBetween(from, to, 1).x).toBeCloseTo(to.x);
  expect(viewportBetween(from, to, 1).zoom).toBeCloseTo(to.zoom);
});
