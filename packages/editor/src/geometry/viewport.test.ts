import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlaps } from './bounds.ts';
import {
  clearViewport,
  fittingViewport,
  leastZoom,
  revealingViewport,
  toWrite,
  visibleBounds,
} from './viewport.ts';

test('fitting shows everything and never blows a small story up', () => {
  const size = { width: 1000, height: 600 };
  const bounds = { x: -500, y: 40, width: 9000, height: 700 };
  const fitted = { ...fittingViewport(bounds, size), ...size };
  const visible = visibleBounds(fitted);
  expect(visible.x).toBeLessThan(bounds.x);
  expect(visible.x + visible.width).toBeGreaterThan(bounds.x + bounds.width);
  expect(fittingViewport({ x: 0, y: 0, width: 10, height: 10 }, size).zoom).toBe(1);
});

test('fitting keeps every story clear of what lies over the canvas, wherever the view was, and moves it no more than it must', () => {
  const size = { width: 840, height: 640 };
  const floats = [
    { x: 15, y: 579, width: 230, height: 46 },
    { x: 15, y: 530, width: 110, height: 36 },
    { x: 625, y: 475, width: 200, height: 150 },
    { x: 300, y: 586, width: 240, height: 38 },
  ];
  const story = fc.record({
    x: fc.integer({ min: -5000, max: 5000 }),
    y: fc.integer({ min: -5000, max: 5000 }),
    width: fc.integer({ min: 236, max: 20_000 }),
    height: fc.integer({ min: 100, max: 20_000 }),
  });
  const before = { x: -126, y: -74, zoom: 0.5, ...size };
  fc.assert(
    fc.property(story, (bounds) => {
      const { x, y, zoom } = clearViewport(bounds, size, floats);
      expect(clearViewport(bounds, before, floats)).toEqual({ x, y, zoom });
      const shown = {
        x: bounds.x * zoom + x,
        y: bounds.y * zoom + y,
        width: bounds.width * zoom,
        height: bounds.height * zoom,
      };
      expect(floats.filter((float) => overlaps(float, shown))).toEqual([]);
      expect(Math.min(shown.x, shown.y)).toBeGreaterThanOrEqual(0);
      expect(shown.x + shown.width).toBeLessThanOrEqual(size.width);
      expect(shown.y + shown.height).toBeLessThanOrEqual(size.height);
      expect(zoom).toBeLessThanOrEqual(fittingViewport(bounds, size).zoom);
    }),
  );
  const small = { x: 0, y: 0, width: 236, height: 140 };
  expect(clearViewport(small, size, floats)).toEqual(fittingViewport(small, size));
});

test('one zooms out to 0.1, and further only where the story needs it', () => {
  const size = { width: 1000, height: 600 };
  expect(leastZoom({ x: 0, y: 0, width: 2000, height: 900 }, size)).toBe(0.1);
  expect(leastZoom({ x: 0, y: 0, width: 50_000, height: 900 }, size)).toBeLessThan(0.1);
});

const card = { x: 0, y: 0, width: 236, height: 140 };
const size = { width: 800, height: 600 };
const at = (x: number, y: number, zoom = 1) => ({ x, y, zoom, ...size });

test('a card in view moves nothing', () => {
  expect(revealingViewport(card, at(100, 100))).toBeNull();
});

test('a card outside comes in by the shortest way', () => {
  expect(revealingViewport(card, at(700, 100))).toEqual({ x: 540, y: 100, zoom: 1 });
});

test('no card comes to lie under the bar at the foot of the canvas', () => {
  expect(revealingViewport(card, at(-50, 900))).toEqual({ x: 24, y: 600 - 64 - 24 - 140, zoom: 1 });
});

test('a card larger than the view is centred', () => {
  const next = revealingViewport(card, at(0, 0, 4));
  expect(next).toEqual({ x: -72, y: (600 - 64 - 4 * 140) / 2, zoom: 4 });
});

test('from too far away to read, the view comes close', () => {
  const next = revealingViewport(card, at(10, 10, 0.1));
  expect(next).toEqual({ x: 400 - 59, y: 300 - 35, zoom: 0.5 });
});

test('to be written on, a note must be larger than to be read', () => {
  expect(revealingViewport(card, at(100, 100, 0.5))).toBeNull();
  expect(revealingViewport(card, at(10, 10, 0.5), toWrite)).toEqual({
    x: 400 - 118,
    y: 300 - 70,
    zoom: 1,
  });
  expect(revealingViewport(card, at(100, 100, 0.8), toWrite)).toBeNull();
});
