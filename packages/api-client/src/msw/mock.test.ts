import { getResponse } from 'msw';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { contract, type Health, type StoryData } from '../contract/index.ts';
import { mockData } from '../fixtures/index.ts';
import { type Answer, createClient } from '../index.ts';
import * as routes from '../routes/index.ts';
import { createMock, type MockCall, type Session } from './mock.ts';
import { createMockDatabase } from './mockDatabase.ts';

const { stories, authentication, system } = contract;

const database = createMockDatabase(mockData);
const mock = createMock({ database, scenario: 'ok', baseUrl: '*', slowness: 0 });

it('an answer that is not of the contract is an error, which names the call', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const handler = mock(system.health, () => ({ status: 'fine' }) as unknown as Health);
  const answer = await getResponse([handler], new Request('http://dreamfork.test/health'));
  expect(answer?.status).toBe(500);
  expect(told).toHaveBeenCalledWith(
    expect.stringContaining('GET /health'),
    expect.arrayContaining([expect.objectContaining({ path: ['status'] })]),
  );
  told.mockRestore();
});

// The type check of the repository is what runs these: an expected error that is missing fails it.

it('a mock that lies does not compile', () => {
  const wrong = [
    // @ts-expect-error a health answer has services, an uptime, a version and a date
    () => mock(system.health, () => ({ status: 'ok' })),
    // @ts-expect-error there is no route of this kind
    () => mock(system.nothing, () => ({})),
  ];
  expect(wrong).toHaveLength(2);
});

it('knows the caller and the parts of the request from the route', () => {
  expectTypeOf<MockCall<typeof authentication.me>['session']>().toEqualTypeOf<Session>();
  expectTypeOf<MockCall<typeof stories.data>['session']>().toEqualTypeOf<Session | null>();
  expectTypeOf<MockCall<typeof stories.data>['params']>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<MockCall<typeof stories.data>['body']>().toEqualTypeOf<undefined>();
});

it('answers and requests of the client are typed by the route table', () => {
  expectTypeOf<Answer<typeof routes.stories.data>>().toEqualTypeOf<StoryData>();
  expectTypeOf<Answer<typeof routes.users.exportCsv>>().toEqualTypeOf<File>();
  const client = createClient({ baseUrl: '', getToken: () => null, onUnauthorized: () => {} });
  const wrong = [
    // @ts-expect-error a password is missing
    () => client.call(routes.authentication.login, { body: { email: 'a@b.test' } }),
    // @ts-expect-error there is no such role
    () => client.call(routes.users.list, { query: { role: 'King' } }),
    // @ts-expect-error pages are numbers
    () => client.call(routes.stories.listPublic, { query: { page: true } }),
  ];
  expect(wrong).toHaveLength(3);
});
