import { expect, test } from 'vitest';
import { absoluteAddress } from './mediaUrl.ts';

const base = new URL('https://stories.example/api/story/7/data');

test.each([
  ['/api/media/1/download', 'https://stories.example/api/media/1/download'],
  ['picture.png', 'https://stories.example/api/story/7/picture.png'],
  ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  ['https://elsewhere.example/a.png', 'https://elsewhere.example/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['https://', 'https://'],
])('%j of a story from another host is %j', (address, whole) => {
  expect(absoluteAddress(address, base)).toBe(whole);
});
