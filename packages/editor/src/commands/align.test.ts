import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '../geometry/boxes.ts';
import { align, alignments, distribute } from './align.ts';

const boxes: Box[] = [
  { id: 'a', x: 0, y: 0, width: 100, height: 50 },
  { id: 'b', x: 300, y: 40, width: 200, height: 150 },
  { id: 'c', x: 40, y: 500, width: 60, height: 60 },
];

test.each([
  ['left', { a: [0, 0], b: [0, 40], c: [0, 500] }],
  ['right', { a: [400, 0], b: [300, 40], c: [440, 500] }],
  ['centre', { a: [200, 0], b: [150, 40], c: [220, 500] }],
  ['top', { a: [0, 0], b: [300, 0], c: [40, 0] }],
  ['bottom', { a: [0, 510], b: [300, 410], c: [40, 500] }],
  ['middle', { a: [0, 255], b: [300, 205], c: [40, 250] }],
] as const)('aligned %s, boxes share that line', (alignment, expected) => {
  const places = Object.entries(align(boxes, alignment)).map(([id, { x, y }]) => [id, [x, y]]);
  expect(Object.fromEntries(places)).toEqual(expected);
});

test('distributed boxes have equal gaps, and the outermost two stay', () => {
  const places = distribute(boxes, 'vertically');
  expect([places.a?.y, places.c?.y]).toEqual([0, 500]);
  const gaps = [(places.b?.y ?? 0) - 50, 500 - (places.b?.y ?? 0) - 150];
  expect(gaps[0]).toBe(gaps[1]);
});

const boxArbitrary: fc.Arbitrary<Omit<Box, 'id'>> = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
  width: fc.integer({ min: 1, max: 400 }),
  height: fc.integer({ min: 1, max: 400 }),
});

test('aligning moves along one axis only, and again changes nothing but a rounded middle', () => {
  fc.assert(
    fc.property(
      fc.array(boxArbitrary, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...alignments),
      (list, alignment) => {
        const before = list.map((box, index) => ({ ...box, id: String(index) }));
        const places = align(before, alignment);
        const axis = ['left', 'centre', 'right'].includes(alignment) ? 'y' : 'x';
        const after = before.map((box) => ({ ...box, ...places[box.id] }));
        expect(after.map((box) => box[axis])).toEqual(before.map((box) => box[axis]));
        // Rounding a middle may move it by half a pixel, and the next one with it.
        const again = align(after, alignment);
        const shifts = after.map(({ id, x, y }) =>
          Math.max(Math.abs((again[id]?.x ?? 0) - x), Math.abs((again[id]?.y ?? 0) - y)),
        );
        expect(Math.max(...shifts)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
