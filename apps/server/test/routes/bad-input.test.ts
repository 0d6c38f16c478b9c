import { expect, test } from 'vitest';
import { saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { registration, sampleForm } from '../support/forms.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';

const megabyte = 1024 * 1024;
const create = '/api/StoryManagement/create';

describeOnEngines('bad input', (engine) => {
  const { server, author } = openServerWithUsers(engine, { author: 'User' });

  test('malformed JSON is refused, wherever it breaks', async () => {
    for (const rawBody of ['{"email":', 'nonsense', '{"a":1}}', '\u0000']) {
      expectError(await server().send('POST', '/auth/login', { rawBody }), 400, 'json-malformed');
    }
    const large = `{"title":"${'a'.repeat(2 * megabyte)}`;
    const answer = await server().send('POST', create, { token: author.token, rawBody: large });
    expectError(answer, 400, 'json-malformed');
  });

  test('a body of another kind, or none, is refused', async () => {
    const text = await server().send('POST', '/auth/login', {
      rawBody: 'email=a',
      headers: { 'content-type': 'text/plain' },
    });
    expectError(text, 415, 'request-invalid');
    expectError(await server().send('POST', '/auth/login'), 400, 'request-invalid');
    expectError(await server().send('POST', '/auth/login', { body: [] }), 400, 'request-invalid');
  });

  test('each wrong field is named, in the language of the caller', async () => {
    const body = { ...registration('x'), password: 'short', email: 'no address' };
    const russian = await server().send('POST', '/auth/register', { body });
    expectError(russian, 400, 'request-invalid');
    expect(russian.body.errors).toEqual(
      expect.arrayContaining([
        {
          code: 'password-weak',
          path: 'password',
          message: 'Пароль не соответствует требованиям безопасности',
        },
        { code: 'passwords-differ', path: 'confirmPassword', message: 'Пароли не совпадают' },
        expect.objectContaining({ path: 'email', message: expect.stringMatching(/[а-я]/) }),
      ]),
    );
    const english = await server().send('POST', '/auth/register', {
      body,
      headers: { 'accept-language': 'en' },
    });
    expect(JSON.stringify(english.body)).not.toMatch(/[а-я]/i);
  });

  test('a guest cannot make the server read a large body', async () => {
    const rawBody = ' '.repeat(40 * megabyte);
    expectError(await server().send('POST', create, { rawBody }), 401, 'unauthorized');
    expectError(await server().send('POST', '/auth/login', { rawBody }), 413, 'body-too-large');
  });

  test('ids that are no ids are answered, not stumbled over', async () => {
    const { token } = author;
    expectError(
      await server().send('GET', '/api/story/%00/data', { token }),
      400,
      'request-invalid',
    );
    for (const id of ['..%2f..%2fetc', "'%20or%201=1", '%F0%9F%94%A5']) {
      const answer = await server().send('GET', `/api/story/${id}/data`, { token });
      expectError(answer, 404, 'story-not-found');
    }
    expectError(
      await server().send('GET', `/api/story/${'a'.repeat(600)}/data`),
      414,
      'request-invalid',
    );
    expectError(await server().send('GET', '/api/story/%zz/data'), 400, 'request-invalid');
  });

  test('a NUL in a text is named as the mistake that it is', async () => {
    const { token } = author;
    const refused = await server().send('POST', create, {
      token,
      body: sampleForm({ title: 'Маяк\0' }),
    });
    expectError(refused, 400, 'request-invalid');
    expect(refused.body.errors).toEqual([
      {
        code: 'text-unsuitable',
        path: 'title',
        message:
          'Здесь нужен обычный текст: уберите невидимые знаки и знаки, меняющие направление письма',
      },
    ]);
    const url = encodeURIComponent('http://localhost:8081/story/%00');
    const embedding = await server().send('GET', `/api/oembed?url=${url}`);
    expectError(embedding, 404, 'story-not-found');
  });

  test('a version that no story can have is refused', async () => {
    const { token } = author;
    const { id } = await saveNew(server().send, token);
    const body = { ...sampleForm(), version: 2 ** 31 };
    const saved = await server().send('PUT', `/api/StoryManagement/${id}`, { token, body });
    expectError(saved, 400, 'request-invalid');
    const stale = { ...sampleForm(), version: 2 ** 31 - 1 };
    const refused = await server().send('PUT', `/api/StoryManagement/${id}`, {
      token,
      body: stale,
    });
    expectError(refused, 409, 'version-conflict');
    const removed = await server().send('DELETE', `/chapters/${id}.start?version=${2 ** 31}`, {
      token,
    });
    expectError(removed, 400, 'request-invalid');
  });

  test('an unknown call is answered with an error of the contract', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['PUT', '/auth/login'],
      ['DELETE', '/api/StoryManagement/create'],
    ] as const) {
      const headers = { accept: 'text/html' };
      expectError(await server().send(method, path, { headers }), 404, 'not-found');
    }
  });
});
