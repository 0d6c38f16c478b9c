import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlaps } from '../../geometry/bounds.ts';
import { paintSigns } from './glyphs.ts';
import { paintLabels } from './paintLabels.ts';
import type { Palette } from './palette.ts';
import { flag, type Snapshot } from './snapshot.ts';

type Card = { x: number; y: number; weight: number; title: string };

const size = { width: 236, height: 116 };
const palette = { surface: 'white', ink: 'black', font: 'sans-serif' } as Palette;
const area = { x: 0, y: 0, width: 10_000, height: 6000 };

const snapshotOf = (cards: readonly Card[], flags = 0): Snapshot => ({
  isFar: true,
  cards: new Float32Array(cards.flatMap(({ x, y }) => [x, y, size.width, size.height])),
  types: new Uint8Array(cards.length),
  cardFlags: new Uint16Array(cards.length).fill(flags),
  cardFrames: new Int16Array(cards.length).fill(-1),
  colours: new Uint32Array(cards.length),
  weights: new Uint8Array(cards.map(({ weight }) => weight)),
  strokes: [],
  titles: cards.map(({ title }) => title),
  frames: [],
  notes: [],
});

/** A canvas that only remembers what was written where, and on what ground. */
function createPage(zoom: number) {
  const texts: string[] = [];
  const grounds: { x: number; y: number; width: number; height: number }[] = [];
  const context = {
    measureText: (text: string) => ({ width: (text.length * 6) / zoom }),
    fillText: (text: string) => texts.push(text),
    fillRect: (x: number, y: number, width: number, height: number) =>
      grounds.push({ x, y, width, height }),
    strokeText: () => {},
    beginPath: () => {},
    moveTo: () => {},
    rect: () => {},
    lineTo: () => {},
    stroke: () => {},
    fill: () => {},
  };
  return { texts, grounds, context: context as unknown as CanvasRenderingContext2D };
}

const cards = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 9000 }),
    y: fc.integer({ min: 0, max: 5000 }),
    weight: fc.integer({ min: 0, max: 255 }),
    title: fc.stringMatching(/^[а-я]{1,60}$/),
  }),
  { minLength: 1, maxLength: 60 },
);

test('titles from far never lie on one another, and the most important one is always there', () => {
  fc.assert(
    fc.property(cards, fc.constantFrom(0.04, 0.1, 0.2, 0.39), (story, zoom) => {
      const { texts, grounds, context } = createPage(zoom);
      paintLabels(context, snapshotOf(story), palette, { area, zoom, taken: [] });
      for (const [index, ground] of grounds.entries()) {
        expect(grounds.slice(index + 1).some((other) => overlaps(ground, other))).toBe(false);
        expect([16, 29, 42]).toContain(Math.round(ground.height * zoom));
      }
      const first = story.toSorted((one, other) => other.weight - one.weight)[0]?.title ?? '';
      expect(first.startsWith((texts[0] ?? '?').replace('…', ''))).toBe(true);
    }),
  );
});

test('faded cards have no titles', () => {
  const { texts, context } = createPage(0.2);
  const story = [{ x: 0, y: 0, weight: 1, title: 'Берег' }];
  paintLabels(context, snapshotOf(story, flag.faded), palette, { area, zoom: 0.2, taken: [] });
  expect(texts).toEqual([]);
});

test('a title leaves the room of a mark free', () => {
  const { texts, context } = createPage(0.2);
  const story = [{ x: 0, y: 0, weight: 1, title: 'Берег' }];
  const taken = [{ x: 100, y: 40, width: 20, height: 20 }];
  paintLabels(context, snapshotOf(story), palette, { area, zoom: 0.2, taken });
  expect(texts).toEqual([]);
});

const mark = { flags: flag.hint, x: 0, y: 20, frame: undefined };

test('marks that would lie on one another are one mark with their number', () => {
  const { texts, context } = createPage(0.05);
  const near = Array.from({ length: 12 }, (_, at) => ({ ...mark, x: 10 * at }));
  paintSigns(context, [...near, { ...mark, x: 5000 }], palette, { zoom: 0.05, taken: [] });
  expect(texts).toEqual(['12']);
});

test('a group has one mark for all of its cards', () => {
  const { texts, context } = createPage(0.1);
  const frame = { x: 0, y: 0, width: 2000, height: 900 };
  const inGroup = [0, 1900, 1000].map((x) => ({ ...mark, x, frame }));
  paintSigns(context, [...inGroup, { ...mark, x: 2050 }], palette, { zoom: 0.1, taken: [] });
  expect(texts).toEqual(['3']);
});

test('a card of some width holds its title in lines of its own width', () => {
  const { texts, grounds, context } = createPage(0.3);
  const story = [{ x: 0, y: 0, weight: 1, title: 'Старый смотритель молчит' }];
  paintLabels(context, snapshotOf(story), palette, { area, zoom: 0.3, taken: [] });
  expect(texts.length).toBeGreaterThan(1);
  expect(grounds[0]?.width).toBeLessThanOrEqual(size.width);
});
