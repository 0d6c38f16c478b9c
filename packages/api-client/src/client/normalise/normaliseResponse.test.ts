import { expect, it } from 'vitest';
import { listRoutes } from '../../contract/index.ts';
import { normalisers } from './normaliseResponse.ts';

it('every reader belongs to a call of the contract', () => {
  const calls = new Set(listRoutes().map(({ method, path }) => `${method} ${path}`));
  expect([...normalisers.keys()].filter((call) => !calls.has(call))).toEqual([]);
});
