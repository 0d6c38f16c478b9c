import { expect, test } from 'vitest';
import { normaliseText, toContainsPattern } from '../../src/db/search-text.ts';

test('text is compared without regard to case, ё, width or spaces', () => {
  expect(normaliseText('  ЁЛКА \n и\tЁж ')).toBe('елка и еж');
  expect(normaliseText('ＦＯＲＫ')).toBe('fork');
});

test('wildcards of a search term mean themselves', () => {
  expect(toContainsPattern('100%_\\')).toBe(String.raw`%100\%\_\\%`);
});
