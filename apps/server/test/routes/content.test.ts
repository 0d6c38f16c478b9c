import { partId } from '@dreamfork/api-client/contract';
import { generateStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { toForm } from '../support/forms.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';

type Tag = { key: string; name: string; storyCount: number };

describeOnEngines('content', (engine) => {
  const { server, author, stranger } = openServerWithUsers(engine, {
    author: 'User',
    stranger: 'User',
  });
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    server().send(method, path, {
      token: author.token,
      body,
    });

  test('people who add a choice at once all have it in the story', async () => {
    const { id } = await saveNew(server().send, author.token);
    const made = await send('POST', '/chapters', { contentId: id, type: 'choice' });
    const chapterId = made.body.id;
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        send('POST', '/choices', { chapterId, text: `Путь ${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201));
    expect(new Set(answers.map(({ body }) => body.version)).size).toBe(16);
    const { body } = await send('GET', `/chapters/${encodeURIComponent(chapterId)}/choices`);
    expect(body.items.map(({ text }: { text: string }) => text).toSorted()).toEqual(
      Array.from({ length: 16 }, (_, index) => `Путь ${index}`).toSorted(),
    );
  });

  test('of edits that name one version, one wins', async () => {
    const { id } = await saveNew(server().send, author.token);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        send('PUT', `/content/${id}`, { title: `Правка ${index}`, version: 1 }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  });

  test('a part of a large story is changed off the main thread, and all the rest stays', async () => {
    const story = generateStory(6000);
    const saved = await send('POST', '/api/StoryManagement/create', toForm(story));
    const { id } = saved.body.story;
    const [node] = story.nodes.slice(3000);
    const chapterId = partId(id, node?.id ?? '');
    const path = `/chapters/${encodeURIComponent(chapterId)}`;
    const changed = await send('PUT', path, { title: 'Середина', version: 1 });
    expect(changed.body).toMatchObject({ id: chapterId, title: 'Середина', version: 2 });
    const { nodes } = (await send('GET', `/api/story/${id}/data`)).body;
    expect(nodes).toEqual(
      story.nodes.map((one) => (one.id === node?.id ? { ...one, title: 'Середина' } : one)),
    );
  });

  test('ids that name nothing, or too much, are answered calmly', async () => {
    const { id } = await saveNew(server().send, author.token);
    const odd = ['x', `${id}.`, `.${id}`, `${id}.нет`, `${id}.__proto__`, "'; drop table x"];
    for (const part of odd) {
      const path = `/chapters/${encodeURIComponent(part)}`;
      expect([part, (await send('GET', path)).status]).toEqual([part, 404]);
      expect([part, (await send('DELETE', path)).status]).toEqual([part, 404]);
      const choice = `/choices/${encodeURIComponent(part)}`;
      expect([part, (await send('PUT', choice, { text: 'а' })).status]).toEqual([part, 404]);
    }
    const long = await send('GET', `/chapters/${'a'.repeat(600)}`);
    expect(long.status).toBeGreaterThanOrEqual(400);
    expect(long.status).toBeLessThan(500);
  });

  test('a stranger changes nothing of a story that everyone may read', async () => {
    const { id } = await saveNew(server().send, author.token, { isPublic: true, tags: ['моё'] });
    const before = (await send('GET', `/content/${id}`)).body;
    const part = `${id}.beach`;
    const calls = [
      ['PUT', `/content/${id}`, { title: 'Чужое', tags: ['чужое'], category: 'life' }],
      ['DELETE', `/content/${id}`],
      ['POST', `/content/${id}/publish`, { publish: false }],
      ['POST', `/api/story/${id}/duplicate`],
      ['POST', `/api/story/${id}/restore`],
      ['POST', '/chapters', { contentId: id, title: 'Чужое' }],
      ['PUT', `/chapters/${part}`, { title: 'Чужое' }],
      ['DELETE', `/chapters/${part}`],
      ['POST', '/choices', { chapterId: part, text: 'Чужое' }],
    ] as const;
    for (const [method, path, body] of calls) {
      const { token } = stranger;
      const answer = await server().send(method, path, { token, body });
      expectError(answer, 404, 'story-not-found');
    }
    expect((await send('GET', `/content/${id}`)).body).toEqual(before);
  });

  test('what is said about a story comes back as it was written', async () => {
    const hostile = `<svg onload=alert(1)>'"; drop table tags; -- \${x} %s`;
    const { body } = await send('POST', '/content', {
      title: hostile,
      description: `${hostile}\n`.repeat(50),
      tags: ['<b>жирный</b>', "'; drop table", '100%', 'a_b'],
      category: null,
    });
    expect(body).toMatchObject({ title: hostile, description: `${hostile}\n`.repeat(50) });
    expect(body.tags).toEqual(['<b>жирный</b>', "'; drop table", '100%', 'a_b']);
    await send('POST', `/content/${body.id}/publish`, { publish: true });
    const tagged = await send('GET', `/content/search?tag=${encodeURIComponent("'; DROP table")}`);
    expect(tagged.body.items.map(({ id }: { id: string }) => id)).toEqual([body.id]);
    expect((await send('GET', '/content/search?tag=%25')).body.items).toEqual([]);
    expect((await send('GET', '/content/search?tag=a.b')).body.items).toEqual([]);
  });

  test('a tag is one however it is written, and is shown as it was first', async () => {
    const first = await saveNew(server().send, author.token, {
      title: 'Тёплая',
      isPublic: true,
      tags: ['#Звёзды и  Ночь', 'звезды и ночь'],
    });
    expect(first.tags).toEqual(['Звёзды и Ночь']);
    const { body } = await send('POST', '/content', { title: 'Холодная', tags: ['ЗВЁЗДЫ И НОЧЬ'] });
    expect(body.tags).toEqual(['Звёзды и Ночь']);
    const tags = async (): Promise<Tag[]> =>
      (await send('GET', '/tags?searchTerm=ЗВЁЗДЫ')).body.items;
    expect(await tags()).toEqual([{ key: 'звезды и ночь', name: 'Звёзды и Ночь', storyCount: 1 }]);
    await send('POST', `/content/${body.id}/publish`, { publish: true });
    expect((await tags())[0]).toMatchObject({ storyCount: 2 });
    await send('PUT', `/content/${first.id}`, { tags: [] });
    expect((await tags())[0]).toMatchObject({ storyCount: 1 });
    for (const tag of ['', '#', ' ', 'а'.repeat(31), 'а\nб', 'а\u202eб', 'а\u0000']) {
      expectError(
        await send('PUT', `/content/${first.id}`, { tags: [tag] }),
        400,
        'request-invalid',
      );
    }
  });

  test('roles, owners and counters cannot be brought along', async () => {
    const { body } = await send('POST', '/content', {
      title: 'С довеском',
      id: 'mine',
      ownerId: stranger.id,
      isPublic: true,
      likeCount: 99,
      viewCount: 99,
      version: 7,
    });
    expect(body).toMatchObject({ isPublic: false, likeCount: 0, viewCount: 0, version: 1 });
    expect(body.id).not.toBe('mine');
    expect(body.isOwn).toBe(true);
  });
});
