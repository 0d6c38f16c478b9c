import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bounds, encloses, overlaps, scaled } from '../../geometry/bounds.ts';
import { paintSigns } from './glyphs.ts';
import type { Palette } from './palette.ts';
import { placeLabels } from './placeLabels.ts';
import { flag, type Snapshot } from './snapshot.ts';

type Card = { x: number; y: number; weight: number; title: string };

const size = { width: 236, height: 116 };
const palette = { surface: 'white', ink: 'black', font: 'sans-serif', radius: 10 } as Palette;
const area = { x: 0, y: 0, width: 10_000, height: 6000 };

const snapshotOf = (cards: readonly Card[], flags = 0): Snapshot => ({
  isFar: true,
  cards: new Float32Array(cards.flatMap(({ x, y }) => [x, y, size.width, size.height])),
  types: new Uint8Array(cards.length),
  cardFlags: new Uint16Array(cards.length).fill(flags),
  cardFrames: new Int16Array(cards.length).fill(-1),
  weights: new Uint8Array(cards.map(({ weight }) => weight)),
  strokes: [],
  titles: cards.map(({ title }) => title),
  frames: [],
  notes: [],
});

/** A canvas that only remembers what was written. */
function createPage() {
  const texts: string[] = [];
  const context = {
    fillText: (text: string) => texts.push(text),
    strokeText: () => {},
    beginPath: () => {},
    moveTo: () => {},
    rect: () => {},
    lineTo: () => {},
    stroke: () => {},
    fill: () => {},
  };
  return { texts, context: context as unknown as CanvasRenderingContext2D };
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

const labelsOf = (
  story: readonly Card[],
  zoom: number,
  { flags = 0, taken = [] as Bounds[], view = area } = {},
) =>
  placeLabels(snapshotOf(story, flags), palette, (text) => text.length * 6, {
    area,
    view,
    zoom,
    taken,
  });

test('titles from far never lie on one another, and the most important one is always there', () => {
  fc.assert(
    fc.property(cards, fc.constantFrom(0.04, 0.1, 0.2, 0.37, 0.39), (story, zoom) => {
      const labels = labelsOf(story, zoom);
      for (const [index, label] of labels.entries()) {
        expect(labels.slice(index + 1).some((other) => overlaps(label, other))).toBe(false);
      }
      const first = story.toSorted((one, other) => other.weight - one.weight)[0]?.title ?? '';
      const shown = labels[0]?.texts.join(' ') ?? '?';
      expect(first.startsWith(shown.replace('…', ''))).toBe(true);
    }),
  );
});

const shore = [{ x: 0, y: 0, weight: 1, title: 'Берег' }];

test('faded cards have no titles', () => {
  expect(labelsOf(shore, 0.2, { flags: flag.faded })).toEqual([]);
});

test('a title stands beside its mark, and elsewhere where something is in the way', () => {
  const [below] = labelsOf(shore, 0.2);
  const [beside] = labelsOf(shore, 0.2, { taken: [{ x: 100, y: 60, width: 20, height: 20 }] });
  expect(below?.align).toBe('center');
  expect(beside?.align).toBe('left');
});

test('a title stands where the edge of the view does not cut it', () => {
  const title = [{ x: 60, y: 100, weight: 1, title: 'Смотритель' }];
  const [below] = labelsOf(title, 0.1, { view: { ...area, x: -1000 } });
  const [beside] = labelsOf(title, 0.1);
  expect(below?.x).toBeLessThan(0);
  expect(beside?.align).toBe('left');
});

test('a title has two lines where one would be cut', () => {
  const title = [{ x: 300, y: 100, weight: 1, title: 'Свет за краем' }];
  const view = { x: 0, y: 0, width: 800, height: 6000 };
  const [label] = labelsOf(title, 0.1, { view });
  expect(label?.texts).toEqual(['Свет за', 'краем']);
  expect(label && encloses(scaled(view, 0.1), label)).toBe(true);
});

test('a title is whole on up to two lines, unless it is very long', () => {
  const titled = (title: string) => labelsOf([{ x: 0, y: 0, weight: 1, title }], 0.2)[0]?.texts;
  expect(titled('Старый смотритель молчит')).toEqual(['Старый', 'смотритель молчит']);
  expect(titled('Маяк')).toEqual(['Маяк']);
  expect(titled('слово '.repeat(20).trim())?.at(-1)).toMatch(/…$/);
});

test('a title stands in the shape of a card that has room for it', () => {
  expect(labelsOf(shore, 0.398)[0]?.isInside).toBe(true);
});

const mark = { flags: flag.hint, x: 0, y: 20, frame: undefined };

test('marks that would lie on one another are one mark with their number', () => {
  const { texts, context } = createPage();
  const near = Array.from({ length: 12 }, (_, at) => ({ ...mark, x: 10 * at }));
  paintSigns(context, [...near, { ...mark, x: 5000 }], palette, { zoom: 0.05, taken: [] });
  expect(texts).toEqual(['12']);
});

test('a group has one mark for all of its cards', () => {
  const { texts, context } = createPage();
  const frame = { x: 0, y: 0, width: 2000, height: 900 };
  const inGroup = [0, 1900, 1000].map((x) => ({ ...mark, x, frame }));
  paintSigns(context, [...inGroup, { ...mark, x: 2050 }], palette, { zoom: 0.1, taken: [] });
  expect(texts).toEqual(['3']);
});
