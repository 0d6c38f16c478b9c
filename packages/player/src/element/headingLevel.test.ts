import { expect, test } from 'vitest';
import { headingRank } from '../parts/headingRank.ts';
import { headingLevel } from './headingLevel.ts';

test.each([
  [null, 2],
  ['', 2],
  ['chapter', 2],
  ['1', 1],
  ['6', 6],
  ['2.7', 2],
  ['0', 1],
  ['-3', 1],
  ['7', 6],
  ['Infinity', 6],
])('heading-level %j is %i', (value, level) => {
  expect(headingLevel(value)).toBe(level);
});

test('no heading is below level six', () => {
  expect([2, 6, 7, 8].map(headingRank)).toEqual([2, 6, 6, 6]);
});
