import { describe, expect, test } from 'vitest';
import { safeUrl } from './safeUrl.ts';

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
