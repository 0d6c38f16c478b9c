import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listRoutes } from '../contract/index.ts';
import { admin } from '../fixtures/index.ts';
import { createHandlers } from '../msw/index.ts';
import {
  type CaseRequest,
  type CaseResponse,
  contractCases,
  createCaseContext,
  createFetchSend,
  mediaCases,
  type Send,
  storyFileCases,
  writingCases,
} from './index.ts';

const baseUrl = 'http://mock.dreamfork.test';
const newHandlers = () => createHandlers('ok', { baseUrl, maxStoryBytes: 200_000 });
const server = setupServer(...newHandlers());
const send = createFetchSend(baseUrl);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

describe('the mock server keeps the contract', () => {
  const called = new Set<string>();
  const context = createCaseContext((request) => {
    called.add(`${request.method} ${request.path.split('?')[0]}`);
    return send(request);
  });

  it.each([...contractCases, ...mediaCases, ...writingCases, ...storyFileCases])(
    '$name',
    ({ run }) => run(context),
  );

  it('and no route of the table is left without a case', () => {
    const missed = listRoutes()
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => {
        const pattern = new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
        return ![...called].some((call) => pattern.test(call));
      });
    expect(missed).toEqual([]);
  });
});

type Lie = {
  lie: string;
  caughtBy: string;
  distort: (request: CaseRequest, response: CaseResponse) => CaseResponse | Promise<CaseResponse>;
};

const without = (body: unknown, key: string): unknown =>
  JSON.parse(JSON.stringify(body, (name, value: unknown) => (name === key ? undefined : value)));

/** What a server could get wrong, and the case that must notice. */
const lies: Lie[] = [
  {
    lie: 'stories without a version',
    caughtBy: 'create saves a private story at version 1 and counts its nodes and ends',
    distort: (_, response) => ({ ...response, body: without(response.body, 'version') }),
  },
  {
    lie: 'errors without a code',
    caughtBy: 'login answers alike for a wrong password and an unknown address',
    distort: (_, response) => ({ ...response, body: without(response.body, 'code') }),
  },
  {
    lie: 'the user list for everyone',
    caughtBy: 'users and figures are refused to a guest, a user and a moderator',
    distort: async (request, response) =>
      request.path === '/api/users'
        ? send({ ...request, token: await createCaseContext(send).signIn(admin) })
        : response,
  },
  {
    lie: 'a stack trace in an error',
    caughtBy: 'me refuses a missing, a forged and a changed token',
    distort: (_, response) => ({
      ...response,
      body: { ...(response.body as object), message: 'Error: no\n at read (app.ts:12:3)' },
    }),
  },
  {
    lie: 'a new story at the status of an old one',
    caughtBy: 'create keeps the document as it was sent, unknown keys too',
    distort: (_, response) => ({
      ...response,
      status: response.status === 201 ? 200 : response.status,
    }),
  },
];

describe('a server that lies is caught', () => {
  afterEach(() => server.resetHandlers(...newHandlers()));

  it.each(lies)('$lie', async ({ caughtBy, distort }) => {
    const found = contractCases.find(({ name }) => name === caughtBy);
    const lying: Send = async (request) => distort(request, await send(request));
    server.resetHandlers(...newHandlers());
    await expect(found?.run(createCaseContext(send))).resolves.toBeUndefined();
    server.resetHandlers(...newHandlers());
    await expect(found?.run(createCaseContext(lying))).rejects.toThrow(/expected/);
  });
});
