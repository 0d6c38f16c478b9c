import { expect, test } from 'vitest';
import { fittingViewport, leastZoom, visibleBounds } from './viewport.ts';

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
