import { buildStory } from '@dreamfork/story/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { align } from './guides.ts';
import { sceneOf } from './testing.ts';

const scene = sceneOf(
  buildStory()
    .node('one', 'start', { content: '', position: { x: 0, y: 0 } })
    .node('other', 'text', { content: '', position: { x: 300, y: 0 } })
    .build(),
);
const options = { reach: 10, cell: 15 };
const moving = (x: number, y: number) => ({ x, y, width: 236, height: 72 });
const isOther = (id: string) => id === 'other';

test('a card near a line of its neighbour is pulled into it, and the line is shown', () => {
  const { x, y, guides } = align(scene, moving(306, 9), isOther, options);
  expect({ x, y }).toEqual({ x: 300, y: 0 });
  expect(guides.filter(({ axis }) => axis === 'y').map(({ at }) => at)).toContain(0);
});

test('wherever a card is dragged, it comes to lie on the grid, no further than one cell away', () => {
  const coordinate = fc.integer({ min: -2000, max: 2000 });
  fc.assert(
    fc.property(coordinate, coordinate, (left, top) => {
      const { x, y } = align(scene, moving(left, top), isOther, options);
      expect(Math.abs(x % 15)).toBe(0);
      expect(Math.abs(y % 15)).toBe(0);
      expect(Math.abs(x - left)).toBeLessThanOrEqual(10);
      expect(Math.abs(y - top)).toBeLessThanOrEqual(10);
    }),
  );
});

test('a card is never in line with itself', () => {
  expect(align(scene, moving(3000, 3000), () => true, options).guides).toEqual([]);
});
