import { buildStory } from '@dreamfork/story/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlaps } from './bounds.ts';
import { freeSpot, newCardSize, nodeRoom } from './boxes.ts';
import { cellSize } from './geometry.ts';

const size = newCardSize({ type: 'text', title: 'Новый текст', content: 'Слова' });
const place = fc.record({
  x: fc.integer({ min: -800, max: 800 }),
  y: fc.integer({ min: -800, max: 800 }),
});

const storyAt = (places: readonly { x: number; y: number }[]) =>
  places
    .reduce((story, position, index) => story.node(`n${index}`, 'text', { position }), buildStory())
    .build();

test('a free spot hides nothing, lies on the grid of the wanted one and stays there where it can', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 30 }), place, (places, wanted) => {
      const story = storyAt(places);
      const covered = { x: -100, y: -100, width: 200, height: 150 };
      const spot = freeSpot(story, { ...wanted, ...size }, covered);
      const taken = [...story.nodes.map(nodeRoom), covered];
      const hides = (corner: { x: number; y: number }) =>
        taken.some((box) => overlaps(box, { ...corner, ...size }));
      expect(hides(spot)).toBe(false);
      expect(Math.abs((spot.x - wanted.x) % cellSize)).toBe(0);
      expect(Math.abs((spot.y - wanted.y) % cellSize)).toBe(0);
      const stays = spot.x === wanted.x && spot.y === wanted.y;
      expect(stays).toBe(!hides(wanted));
    }),
  );
});

test('in the middle of a large block the spot is below all of it', () => {
  const rows = Array.from({ length: 30 * 30 }, (_, at) => ({
    x: (at % 30) * 240,
    y: Math.floor(at / 30) * 90,
  }));
  const story = storyAt(rows);
  const spot = freeSpot(story, { x: 3600, y: 1200, ...size });
  expect(spot.x).toBe(3600);
  expect(spot.y).toBeGreaterThan(29 * 90);
});
