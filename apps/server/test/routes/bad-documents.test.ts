import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { sampleForm, toForm } from '../support/forms.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';

const megabyte = 1024 * 1024;
const create = '/api/StoryManagement/create';

describeOnEngines('bad documents', (engine) => {
  const { server, author } = openServerWithUsers(engine, { author: 'User' });
  const save = (body: unknown) => server().send('POST', create, { token: author.token, body });

  test('a document of 30 MB is refused and nothing is saved', async () => {
    const { title, description, ...content } = sampleStory;
    const padded = JSON.stringify({ ...content, padding: 'я'.repeat(15 * megabyte) });
    expect(Buffer.byteLength(padded)).toBeGreaterThan(30 * megabyte);
    expectError(await save({ title, description, content: padded }), 413, 'body-too-large');
    const endless = await server().send('POST', create, {
      token: author.token,
      rawBody: ' '.repeat(60 * megabyte),
    });
    expectError(endless, 413, 'body-too-large');
    const own = await server().send('GET', '/api/story', { token: author.token });
    expect(own.body.total).toBe(0);
  });

  test('a connection with an empty target is an unfinished choice and is saved', async () => {
    const { connections, ...rest } = sampleStory;
    const unfinished = {
      ...rest,
      connections: connections.map((connection) => ({ ...connection, toNodeId: '' })),
    };
    expect((await save(toForm(unfinished))).status).toBe(201);
  });

  test.each([
    ['a list', '[]'],
    ['a word', '"story"'],
    ['nothing', 'null'],
    ['no nodes', '{"connections":[]}'],
    ['nodes of no type', '{"nodes":[{"id":"a","position":{"x":0,"y":0}}],"connections":[]}'],
    [
      'depth without end',
      `{"nodes":[],"connections":[],"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ],
  ])('content that is %s is refused as a document', async (_kind, content) => {
    expectError(await save(sampleForm({ content })), 422, 'story-invalid');
  });

  test('a key that names a prototype does no harm', async () => {
    const content = '{"nodes":[],"connections":[],"__proto__":{"isPublic":true},"constructor":1}';
    const { status, body } = await save(sampleForm({ content }));
    expect(status).toBe(201);
    expect(body.story.isPublic).toBe(false);
    expect(({} as Record<string, unknown>).isPublic).toBeUndefined();
  });

  test('text with a character that a database may not store is no fault of the server', async () => {
    const lone = await save(sampleForm({ title: 'Половина \ud83d' }));
    expect(lone.status).toBe(201);
    const search = await server().send('GET', '/api/StoryManagement/public?searchTerm=%00');
    expect([200, 400]).toContain(search.status);
    const email = 'nul\u0000@example.org';
    const answer = await server().send('POST', '/auth/login', { body: { email, password: 'x' } });
    expect([400, 401]).toContain(answer.status);
  });
});
