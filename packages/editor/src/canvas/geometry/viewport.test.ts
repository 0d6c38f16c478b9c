import { expect, test } from 'vitest';
import {
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
