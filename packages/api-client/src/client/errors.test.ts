import { describe, expect, it, vi } from 'vitest';
import { healthAnswer } from '../fixtures/index.ts';
import * as routes from '../routes/index.ts';
import { hasCode } from './apiError.ts';
import { clientOver, fetchOf } from './testing.ts';

const login = { email: 'a@b.test', password: 'x' };
const save = { title: 'Сказка', content: '{}' };

describe('what comes of an error answer', () => {
  it('keeps the details and the version of our server', async () => {
    const error = {
      success: false,
      code: 'version-conflict',
      message: 'Историю уже изменили.',
      version: 7,
    };
    const { client } = clientOver(fetchOf(error, { status: 409 }));
    const response = await client.call(routes.stories.update, { params: { id: '1' }, body: save });
    expect(response).toEqual({
      ok: false,
      error: {
        kind: 'http',
        status: 409,
        code: 'version-conflict',
        message: 'Историю уже изменили.',
        version: 7,
      },
    });
    expect(!response.ok && hasCode(response.error, 'version-conflict')).toBe(true);
    expect(!response.ok && hasCode(response.error, 'forbidden')).toBe(false);
  });

  it('keeps the Problems of a story', async () => {
    const errors = [{ code: 'connection-to-missing', place: { connectionId: 'lost' } }];
    const error = { success: false, code: 'story-invalid', message: 'Есть ошибки.', errors };
    const { client } = clientOver(fetchOf(error, { status: 422 }));
    expect(await client.call(routes.stories.create, { body: save })).toMatchObject({
      error: { errors },
    });
  });

  it.each([
    [{ message: 'Занято' }, 'Занято'],
    [{ error: 'Bad luck' }, 'Bad luck'],
    [{ title: 'Not Found' }, 'Not Found'],
  ])('takes the message of another server: %j', async (body, message) => {
    const { client } = clientOver(fetchOf(body, { status: 404 }));
    expect(await client.call(routes.stories.data, { params: { id: '1' } })).toMatchObject({
      error: { code: 'not-found', message },
    });
  });

  it('takes no details of another server for ours', async () => {
    const { client } = clientOver(fetchOf({ message: 'Bad', errors: ['odd'] }, { status: 400 }));
    const answer = await client.call(routes.stories.listOwn, {});
    expect(!answer.ok && answer.error).not.toHaveProperty('errors');
  });

  it('reads what a server without its database says of its health', async () => {
    const { client } = clientOver(fetchOf({ ...healthAnswer, status: 'error' }, { status: 503 }));
    expect(await client.call(routes.system.health, {})).toMatchObject({
      ok: true,
      value: { status: 'error' },
    });
  });

  it('speaks for a server that says nothing, or HTML', async () => {
    const silent = clientOver(fetchOf('', { status: 503 }));
    expect(await silent.client.call(routes.stories.listPublic, {})).toMatchObject({
      error: {
        kind: 'http',
        status: 503,
        code: 'internal',
        message: expect.stringMatching(/На сервере/),
      },
    });
    const html = clientOver(fetchOf('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await html.client.call(routes.stories.listPublic, {})).toMatchObject({
      error: { status: 502, code: 'internal' },
    });
  });

  it('has the words of the specification for failed sign-in and registration', async () => {
    const { client } = clientOver(fetchOf({}, { status: 500 }));
    expect(await client.call(routes.authentication.login, { body: login })).toMatchObject({
      error: { message: 'Ошибка входа' },
    });
    const registration = { username: 'a', ...login, confirmPassword: 'x' };
    expect(await client.call(routes.authentication.register, { body: registration })).toMatchObject(
      {
        error: { message: 'Ошибка регистрации' },
      },
    );
  });

  it('reads success: false as a refusal whatever the status', async () => {
    const { client } = clientOver(fetchOf({ success: false, message: 'Нет такого' }));
    expect(await client.call(routes.authentication.login, { body: login })).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 200, message: 'Нет такого' },
    });
  });

  it('calls a lost connection one', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await clientOver(fetch).client.call(routes.stories.listPublic, {})).toMatchObject({
      error: { kind: 'network', message: expect.stringMatching(/соединение/) },
    });
  });
});

describe('an answer that makes no sense', () => {
  it.each([
    ['HTML in the place of JSON', '<!doctype html>'],
    ['an empty body', ''],
    ['a list that is none', { stories: 'много' }],
    ['stories without ids', { stories: [{ title: 'Без номера' }] }],
    ['a bare text', '"ok"'],
  ])('is unreadable: %s', async (_what, body) => {
    expect(
      await clientOver(fetchOf(body)).client.call(routes.stories.listPublic, {}),
    ).toMatchObject({
      ok: false,
      error: { kind: 'unreadable', message: expect.stringMatching(/прочитать/) },
    });
  });

  it('is unreadable when a sign-in brings no token', async () => {
    const { client } = clientOver(fetchOf({ success: true, user: { id: '1' } }));
    expect(await client.call(routes.authentication.login, { body: login })).toMatchObject({
      error: { kind: 'unreadable' },
    });
  });

  it('is fine without a body where nothing is told', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }));
    expect(
      await clientOver(fetch).client.call(routes.stories.remove, { params: { id: '1' } }),
    ).toEqual({
      ok: true,
      value: { success: true },
    });
  });
});
