import { expect, test } from 'vitest';
import { croppedSize } from './cropPicture.ts';

const size = (width: number, format: { ratio: number; maxWidth: number }) =>
  croppedSize({ x: 0, y: 0, width, height: width / format.ratio }, format);

test('a part is drawn no wider than allowed, and never larger than it is', () => {
  expect(size(4000, { ratio: 16 / 9, maxWidth: 1920 })).toEqual({ width: 1920, height: 1080 });
  expect(size(300, { ratio: 16 / 9, maxWidth: 1920 })).toEqual({ width: 300, height: 169 });
  expect(size(700.4, { ratio: 1, maxWidth: 640 })).toEqual({ width: 640, height: 640 });
});

test('no side is empty', () => {
  expect(size(0.2, { ratio: 8, maxWidth: 640 })).toEqual({ width: 1, height: 1 });
});
