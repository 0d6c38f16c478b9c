import { expect, it } from 'vitest';
import { contract, optionalContract, type Route } from '../../contract/index.ts';
import { normalisers } from './normaliseResponse.ts';

it('every reader belongs to a call of the contract', () => {
  const routes: Route[] = Object.values({ ...contract, ...optionalContract }).flatMap((resource) =>
    Object.values<Route>(resource),
  );
  const calls = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  expect([...normalisers.keys()].filter((call) => !calls.has(call))).toEqual([]);
});
