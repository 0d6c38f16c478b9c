import { describe, expect, test } from 'vitest';
import { absoluteAddress, safeUrl } from './mediaUrl.ts';

describe('safeUrl', () => {
  test.each([
    'https://example.org/a.png',
    '/api/media/1/download',
    'cover.webp',
    'blob:https://example.org/1',
    'data:image/png;base64,AA==',
    'data:text/vtt;base64,AA==',
  ])('%s may be loaded', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'https://',
    '',
    '  ',
  ])('%j is refused', (url) => {
    expect(safeUrl(url)).toBeNull();
  });
});

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
