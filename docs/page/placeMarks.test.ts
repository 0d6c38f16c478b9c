import { expect, test } from 'vitest';
import { markSize, placeMarks } from './placeMarks.ts';

const marksOf = (parts: Parameters<typeof placeMarks>[0]) =>
  placeMarks(parts).map(({ mark }) => mark);

test('a mark stands at the first corner of its part', () => {
  const [mark] = marksOf([{ left: 100, top: 50, width: 80, height: 30 }]);
  expect(mark).toEqual({ left: 83, top: 38 });
});

test('marks of parts that begin at one point stand beside each other', () => {
  const part = { left: 100, top: 50, width: 80, height: 60 };
  const [first, second] = marksOf([part, part]);
  expect(second?.top).toBe(first?.top);
  expect((second?.left ?? 0) - (first?.left ?? 0)).toBeGreaterThanOrEqual(markSize);
});

test('the second mark of a line stands below it, off its words', () => {
  const part = { left: 100, top: 50, width: 80, height: 20 };
  const [first, second] = marksOf([part, { ...part, width: 20 }]);
  expect(second?.left).toBe(first?.left);
  expect((second?.top ?? 0) - (first?.top ?? 0)).toBeGreaterThanOrEqual(markSize);
});

test('more marks than a part has room for do not hide each other', () => {
  const part = { left: 100, top: 50, width: 10, height: 10 };
  const marks = marksOf(Array.from({ length: 5 }, () => part));
  expect(new Set(marks.map(({ left, top }) => `${left} ${top}`)).size).toBe(5);
});
