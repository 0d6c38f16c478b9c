import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { admin, anna, fixtureToken, lighthouseStory } from '../fixtures/index.ts';
import { type ClientOptions, createClient } from '../index.ts';
import * as routes from '../routes/index.ts';
import { createHandlers, type HandlerOptions, type Scenario, scenarios } from './index.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function open(scenario?: Scenario, options?: HandlerOptions, client?: Partial<ClientOptions>) {
  server.use(...createHandlers(scenario, options));
  return createClient({
    baseUrl: 'http://any.dreamfork.test',
    getToken: () => fixtureToken(admin),
    onUnauthorized: () => {},
    ...client,
  });
}

describe('scenarios', () => {
  it('are five', () => {
    expect(scenarios).toEqual(['ok', 'empty', 'slow', 'forbidden', 'failing']);
  });

  it('ok: the fixture world, on any host', async () => {
    const client = open();
    expect(await client.call(routes.stories.listPublic, {})).toMatchObject({ value: { total: 5 } });
    expect(await client.call(routes.users.list, {})).toMatchObject({ value: { total: 69 } });
  });

  it('empty: lists hold nothing, and one can still sign in', async () => {
    const client = open('empty');
    expect(await client.call(routes.stories.listPublic, {})).toMatchObject({
      value: { stories: [], total: 0 },
    });
    expect(await client.call(routes.users.list, {})).toMatchObject({
      value: { users: [], totalPages: 0 },
    });
    const body = { email: anna.email, password: anna.password };
    expect(await client.call(routes.authentication.login, { body })).toMatchObject({ ok: true });
  });

  it('slow: answers take longer than this client waits', async () => {
    const client = open('slow', { slowness: 500 }, { timeout: 20 });
    expect(await client.call(routes.stories.listPublic, {})).toMatchObject({
      error: { kind: 'timeout' },
    });
  });

  it('forbidden: whatever needs a right is refused, the rest is not', async () => {
    const client = open('forbidden');
    for (const response of [
      await client.call(routes.users.list, {}),
      await client.call(routes.stories.listOwn, {}),
    ]) {
      expect(response).toMatchObject({ error: { status: 403, code: 'forbidden' } });
    }
    expect(await client.call(routes.stories.listPublic, {})).toMatchObject({ ok: true });
  });

  it('failing: everything is an internal error, in the language of the client', async () => {
    const client = open('failing', {}, { locale: 'en' });
    expect(await client.call(routes.system.health, {})).toMatchObject({
      error: { status: 500, message: expect.stringMatching(/^Something went wrong/) },
    });
  });
});

describe('the mock server', () => {
  it('forgets everything with new handlers', async () => {
    const client = open('ok', {}, { getToken: () => fixtureToken(anna) });
    expect(
      await client.call(routes.stories.remove, { params: { id: lighthouseStory.id } }),
    ).toMatchObject({ ok: true });
    expect(
      await client.call(routes.stories.data, { params: { id: lighthouseStory.id } }),
    ).toMatchObject({ ok: false });
    server.use(...createHandlers());
    expect(
      await client.call(routes.stories.data, { params: { id: lighthouseStory.id } }),
    ).toMatchObject({ ok: true });
  });

  it('keeps the versions of a story, which the client lists, names and reads', async () => {
    const client = open('ok', {}, { getToken: () => fixtureToken(anna) });
    const { id, document } = lighthouseStory;
    expect(
      await client.call(routes.versions.rename, {
        params: { id, version: 5 },
        body: { name: 'Первые слова' },
      }),
    ).toMatchObject({
      value: { version: 5, kind: 'named' },
    });
    expect(
      await client.call(routes.versions.list, { params: { id }, query: { limit: 2 } }),
    ).toMatchObject({
      value: { items: [{ version: 7 }, { version: 5, name: 'Первые слова' }], nextCursor: 5 },
    });
    expect(await client.call(routes.versions.read, { params: { id, version: 7 } })).toMatchObject({
      value: { document },
    });
    expect(await client.call(routes.versions.read, { params: { id, version: 6 } })).toMatchObject({
      error: { code: 'version-not-found' },
    });
  });

  it('answers only the host it is told to', async () => {
    server.use(...createHandlers('failing', { baseUrl: 'http://other.dreamfork.test' }));
    server.use(...createHandlers('ok', { baseUrl: 'http://any.dreamfork.test' }));
    const ask = (baseUrl: string) =>
      createClient({ baseUrl, getToken: () => null, onUnauthorized: () => {} }).call(
        routes.system.health,
        {},
      );
    expect(await ask('http://any.dreamfork.test')).toMatchObject({ ok: true });
    expect(await ask('http://other.dreamfork.test')).toMatchObject({ ok: false });
  });

  it('names the fields that a request gets wrong', async () => {
    const client = open();
    const response = await client.call(routes.authentication.register, {
      body: {
        username: 'new',
        email: 'nowhere',
        password: 'weak',
        confirmPassword: 'other',
      },
    });
    expect(response).toMatchObject({
      error: { status: 400, code: 'request-invalid' },
    });
    const errors = !response.ok && response.error.kind === 'http' ? response.error.errors : [];
    expect(errors).toEqual(
      expect.arrayContaining([
        { code: 'email-invalid', path: 'email' },
        { code: 'password-weak', path: 'password' },
      ]),
    );
  });
});
