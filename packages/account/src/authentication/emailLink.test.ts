import { expect, test } from 'vitest';
import { linkToken } from './emailLink.ts';

test.each([
  ['#token=abc-DEF_1', 'abc-DEF_1'],
  ['#token=', null],
  ['', null],
  ['#other=abc', null],
])('%s holds %s', (hash, token) => {
  expect(linkToken(hash)).toBe(token);
});
