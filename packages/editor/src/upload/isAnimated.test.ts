import { expect, test } from 'vitest';
import { isAnimated } from './compressImage.ts';

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
