import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../contract/index.ts';
import { createHandlers } from '../msw/index.ts';
import { contractCases, createCaseContext, type Send } from './index.ts';

const baseUrl = 'http://mock.dreamfork.test';
const server = setupServer(...createHandlers('ok', { baseUrl, maxStoryBytes: 200_000 }));

const called = new Set<string>();

const send: Send = async ({ method, path, body, rawBody, token, headers }) => {
  const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  called.add(`${method} ${path.split('?')[0]}`);
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, headers: Object.fromEntries(response.headers), body: answer };
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

describe('the mock server keeps the contract', () => {
  const context = createCaseContext(send);

  it.each(contractCases)('$name', ({ run }) => run(context));

  it('and no route of the table is left without a case', () => {
    const patterns = Object.values(contract)
      .flatMap((routes) => Object.values(routes))
      .map(({ method, path }) => ({
        name: `${method} ${path}`,
        pattern: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      }));
    const missed = patterns.filter(
      ({ pattern }) => ![...called].some((call) => pattern.test(call)),
    );
    expect(missed.map(({ name }) => name)).toEqual([]);
  });
});
