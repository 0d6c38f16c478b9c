import { createClient } from '@dreamfork/api-client';
import { anna, boris, fixtureToken, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEditorServices } from './createEditorServices.ts';
import { createReaderServices } from './createFeatureServices.ts';

const baseUrl = 'http://mock.dreamfork.test';
const server = setupServer(...createHandlers('ok', { baseUrl }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const clientOf = (user: typeof anna) =>
  createClient({ baseUrl, getToken: () => fixtureToken(user), onUnauthorized: () => {} });
const query = { id: lighthouseStory.id, version: null, period: null, source: null, device: null };

test('the author learns what readers did, of all time and of one version', async () => {
  const { figures } = createReaderServices(clientOf(anna));
  expect(await figures(query)).toMatchObject({ ok: true, value: { starts: 64 } });
  const version = lighthouseStory.version - 1;
  expect(await figures({ ...query, version })).toMatchObject({ value: { starts: 22 } });
});

test('the author learns what readers did in one place and on one kind of device', async () => {
  const { figures } = createReaderServices(clientOf(anna));
  const startsOf = async (part: Partial<typeof query> | object) => {
    const answer = await figures({ ...query, ...part });
    return answer.ok ? answer.value.starts : Number.NaN;
  };
  const parts = await Promise.all([
    startsOf({ source: 'site' }),
    startsOf({ source: 'site', device: 'phone' }),
  ]);
  expect(parts[0]).toBeLessThan(64);
  expect(parts[1]).toBeLessThan(parts[0] ?? 0);
});

test('nobody else does', async () => {
  const { figures } = createReaderServices(clientOf(boris));
  expect(await figures(query)).toMatchObject({ ok: false, error: { status: 404 } });
});

test('where the server keeps no statistics nothing is offered', () => {
  const capabilities = { version: '1', features: [], limits: { maxStoryBytes: 1 } };
  expect(createEditorServices(clientOf(anna), { capabilities }).readers).toBeUndefined();
  const able = { ...capabilities, features: ['statistics'] };
  expect(createEditorServices(clientOf(anna), { capabilities: able }).readers).toBeDefined();
});
