import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicStoryList } from '../fixtures/index.ts';
import * as routes from '../routes/index.ts';
import { clientOver, fetchOf, requestOf, silentFetch } from './testing.ts';

describe('what a call sends', () => {
  it('the token as a bearer, the language, and no content type without a body', async () => {
    const fetch = fetchOf(publicStoryList);
    await clientOver(fetch, { locale: 'en' }).client.call(routes.stories.listPublic, {});
    const { url, method, headers } = requestOf(fetch);
    expect({ url, method }).toEqual({
      url: 'https://api.example/api/StoryManagement/public',
      method: 'GET',
    });
    expect(Object.fromEntries(headers)).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      authorization: 'Bearer token-1',
    });
  });

  it('no authorization header without a token, nor when signing in', async () => {
    const guest = fetchOf(publicStoryList);
    await clientOver(guest, { getToken: () => null }).client.call(routes.stories.listPublic, {});
    expect(requestOf(guest).headers.has('authorization')).toBe(false);
    const signIn = fetchOf({});
    await clientOver(signIn).client.call(routes.authentication.login, {
      body: { email: 'a@b.test', password: 'x' },
    });
    expect(requestOf(signIn).headers.has('authorization')).toBe(false);
    expect(requestOf(signIn).body).toEqual({ email: 'a@b.test', password: 'x' });
    expect(requestOf(signIn).headers.get('content-type')).toBe('application/json');
  });

  it('ids encoded, and only the query values that are there', async () => {
    const data = fetchOf({});
    await clientOver(data).client.call(routes.stories.data, { params: { id: 'a/b ?' } });
    expect(requestOf(data).url).toBe('https://api.example/api/story/a%2Fb%20%3F/data');
    const list = fetchOf({});
    const query = { page: 2, searchTerm: '', status: undefined, role: 'Admin' as const };
    await clientOver(list).client.call(routes.users.list, { query });
    expect(requestOf(list).url).toBe('https://api.example/api/users?page=2&role=Admin');
  });

  it('the language of the moment where it can change', async () => {
    let locale: 'ru' | 'en' = 'ru';
    const fetch = vi.fn<typeof globalThis.fetch>(async () => {
      throw new TypeError('Failed to fetch');
    });
    const { client } = clientOver(fetch, { locale: () => locale });
    const russian = await client.call(routes.system.health, {});
    locale = 'en';
    const english = await client.call(routes.system.health, {});
    expect(russian).toMatchObject({ error: { message: expect.stringMatching(/^Сервер/) } });
    expect(english).toMatchObject({ error: { message: expect.stringMatching(/^The server/) } });
  });
});

describe('a session that has ended', () => {
  const ended = { success: false, code: 'unauthorized', message: 'Войдите ещё раз.' };

  it('is reported when the server refuses the token', async () => {
    const { client, onUnauthorized } = clientOver(fetchOf(ended, { status: 401 }));
    expect(await client.call(routes.authentication.me, {})).toEqual({
      ok: false,
      error: { kind: 'http', status: 401, code: 'unauthorized', message: 'Войдите ещё раз.' },
    });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('is not reported for a guest, nor for a wrong password', async () => {
    const guest = clientOver(fetchOf(ended, { status: 401 }), { getToken: () => null });
    await guest.client.call(routes.stories.listOwn, {});
    expect(guest.onUnauthorized).not.toHaveBeenCalled();
    const signIn = clientOver(fetchOf(ended, { status: 401 }));
    await signIn.client.call(routes.authentication.login, {
      body: { email: 'a@b.test', password: 'x' },
    });
    expect(signIn.onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not reported when a new token came while the old one was asking', async () => {
    const tokens = ['old', 'new'];
    const { client, onUnauthorized } = clientOver(fetchOf(ended, { status: 401 }), {
      getToken: () => tokens.shift(),
    });
    await client.call(routes.authentication.me, {});
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not reported for other refusals', async () => {
    const { client, onUnauthorized } = clientOver(fetchOf({}, { status: 403 }));
    expect(await client.call(routes.users.statistics, {})).toMatchObject({
      error: { status: 403, code: 'forbidden', message: 'Недостаточно прав.' },
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('time-outs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), milliseconds);
      return controller.signal;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('give a call up after ten seconds', async () => {
    const { client } = clientOver(silentFetch());
    const response = client.call(routes.system.health, {});
    const settled = vi.fn<() => void>();
    void response.then(settled);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await response).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  });

  it('can be set, and count the time a body takes too', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => {
      const body = new ReadableStream({
        start: (controller) =>
          init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
      });
      return new Response(body);
    });
    const response = clientOver(fetch, { timeout: 50 }).client.call(routes.system.health, {});
    await vi.advanceTimersByTimeAsync(50);
    expect(await response).toMatchObject({ error: { kind: 'timeout' } });
  });

  it('apply to a call with a signal of its caller too', async () => {
    const { signal } = new AbortController();
    const response = clientOver(silentFetch()).client.call(routes.system.health, {}, { signal });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await response).toMatchObject({ error: { kind: 'timeout' } });
  });

  it('are told apart from a call that its caller gave up', async () => {
    const caller = new AbortController();
    const { client } = clientOver(silentFetch());
    const response = client.call(routes.system.health, {}, { signal: caller.signal });
    caller.abort();
    expect(await response).toMatchObject({ error: { kind: 'aborted' } });
    const late = await client.call(routes.system.health, {}, { signal: caller.signal });
    expect(late).toMatchObject({ error: { kind: 'aborted' } });
  });
});
