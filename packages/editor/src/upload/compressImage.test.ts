import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compressedSize, isAnimated, largestImage, renamed } from './compressImage.ts';

const image = (size: number, type = 'image/png') => ({ type, size });

test('a small image stays as it is, up to a megabyte and 1920×1080', () => {
  expect(compressedSize(image(1_048_576), { width: 1920, height: 1080 })).toBeNull();
});

test('a heavy image keeps its size; a large one is fitted in', () => {
  expect(compressedSize(image(1_048_577), { width: 800, height: 600 })).toEqual({
    width: 800,
    height: 600,
  });
  expect(compressedSize(image(5000), { width: 3840, height: 2160 })).toEqual({
    width: 1920,
    height: 1080,
  });
  expect(compressedSize(image(5000), { width: 1000, height: 4320 })).toEqual({
    width: 250,
    height: 1080,
  });
});

test('what is no image, and what may move, stays', () => {
  const size = { width: 4000, height: 4000 };
  expect(compressedSize(image(9e6, 'video/mp4'), size)).toBeNull();
  expect(compressedSize(image(9e6, 'image/gif'), size)).toBeNull();
});

test('a picture is called what it has become', () => {
  expect(renamed('Маяк.ночь.png', 'image/jpeg')).toBe('Маяк.ночь.jpg');
  expect(renamed('Маяк', 'image/webp')).toBe('Маяк.webp');
});

const side = fc.integer({ min: 1, max: 20_000 });

test('whatever the image, it fits in, never grows and keeps its shape', () => {
  fc.assert(
    fc.property(side, side, fc.nat(60_000_000), (width, height, size) => {
      const drawn = compressedSize(image(size), { width, height });
      if (!drawn) return;
      expect(drawn.width).toBeLessThanOrEqual(Math.min(width, largestImage.width));
      expect(drawn.height).toBeLessThanOrEqual(Math.min(height, largestImage.height));
      const scale = Math.min(1, largestImage.width / width, largestImage.height / height);
      expect(Math.abs(drawn.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(drawn.height - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const file = (type: string, head: string) => new File([bytes(head)], 'a', { type });

test.each([
  ['image/gif', 'GIF89a', true],
  ['image/webp', 'RIFF\0\0\0\0WEBPVP8X\n\0\0\0\x02', true],
  ['image/webp', 'RIFF\0\0\0\0WEBPVP8X\n\0\0\0\x10', false],
  ['image/webp', 'RIFF\0\0\0\0WEBPVP8 \n\0\0\0\x02', false],
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR acTL', true],
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR IDAT', false],
  ['image/jpeg', 'acTL', false],
])('a file of type %s that begins with %j moves: %s', async (type, head, moves) => {
  expect(await isAnimated(file(type, head))).toBe(moves);
});
