import { restorableHours } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { purgeStories } from '../../src/services/stories/remove-story.ts';
import { registerAccount, saveNew, setUser } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { sampleForm } from '../support/forms.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';
import { openTestServer } from '../support/test-server.ts';

const hour = 60 * 60 * 1000;

describeOnEngines('own stories', (engine) => {
  const { server, author, reader } = openServerWithUsers(engine, {
    author: 'User',
    reader: 'User',
  });
  const save = (title: string, form: object = {}) =>
    saveNew(server().send, author.token, { title, isPublic: true, ...form });
  const remove = (id: string) =>
    server().send('DELETE', `/api/story/${id}`, { token: author.token });
  const restore = (id: string) =>
    server().send('POST', `/api/story/${id}/restore`, { token: author.token });

  const later = (hours: number) => {
    const { services } = server();
    return { ...services, now: () => services.now() + hours * hour };
  };

  test('a deleted story answers 404 to every call, its owner’s and a reader’s', async () => {
    const { id } = await save('Пропавшая', { tags: ['пропажа'] });
    const said = await server().send('POST', `/api/story/${id}/comments`, {
      token: reader.token,
      body: { text: 'Где она?' },
    });
    await remove(id);
    const part = { text: 'x', chapterId: `${id}.beach` };
    const calls: [Parameters<typeof send>[0], string, object?][] = [
      ['GET', `/api/story/${id}/data`],
      ['GET', `/api/story/${id}/card`],
      ['GET', `/api/story/${id}/html`],
      ['GET', `/api/story/${id}/versions`],
      ['GET', `/api/story/${id}/versions/1`],
      ['PUT', `/api/story/${id}/versions/1`, { name: 'Имя' }],
      ['GET', `/api/story/${id}/comments`],
      ['POST', `/api/story/${id}/comments`, { text: 'Ау' }],
      ['DELETE', `/api/story/${id}/comments/${said.body.id}`],
      ['POST', `/api/story/${id}/comments/${said.body.id}/report`, { reason: 'spam' }],
      ['POST', `/api/story/${id}/report`, { reason: 'spam' }],
      ['POST', `/api/story/${id}/events`, { events: [{ type: 'start', nodeId: 'beach' }] }],
      ['POST', `/api/story/${id}/duplicate`],
      ['PUT', `/api/StoryManagement/${id}`, sampleForm()],
      ['DELETE', `/api/story/${id}`],
      ['GET', `/content/${id}`],
      ['PUT', `/content/${id}`, { tags: ['снова'] }],
      ['DELETE', `/content/${id}`],
      ['POST', `/content/${id}/publish`, { publish: true }],
      ['POST', `/content/${id}/like`, { liked: true }],
      ['GET', `/content/${id}/chapters`],
      ['GET', `/chapters/${id}.beach`],
      ['GET', `/chapters/${id}.beach/choices`],
      ['POST', '/chapters', { contentId: id }],
      ['PUT', `/chapters/${id}.beach`, { title: 'Другое' }],
      ['DELETE', `/chapters/${id}.beach`],
      ['POST', '/choices', part],
    ];
    const { send } = server();
    for (const [method, path, body] of calls) {
      for (const { token } of [author, reader]) {
        const answer = await send(method, path, { token, body });
        expect([method, path, answer.status]).toEqual([method, path, 404]);
      }
    }
    const lists = ['/api/story', '/content/my', '/content/search?searchTerm=пропавшая'];
    for (const path of lists) {
      expect((await send('GET', path, { token: author.token })).text).not.toContain(id);
    }
    expect((await send('GET', '/tags?searchTerm=пропажа')).body.items).toEqual([]);
    await restore(id);
    expect((await send('GET', '/tags?searchTerm=пропажа')).body.items).toHaveLength(1);
    expect((await send('GET', `/api/story/${id}/data`)).status).toBe(200);
  });

  test('a story is restored within a day, and is gone for good after it', async () => {
    const [kept, lost] = [await save('Вернётся'), await save('Не вернётся')];
    await remove(kept.id);
    await remove(lost.id);
    expect(await purgeStories(later(restorableHours - 1))).toBe(0);
    expect((await restore(kept.id)).body.story).toMatchObject({ id: kept.id, isPublic: true });
    await server()
      .services.database.updateTable('stories')
      .set({ deleted_at: Date.now() - restorableHours * hour })
      .where('id', '=', lost.id)
      .execute();
    expectError(await restore(lost.id), 404, 'story-not-found');
    expect(await purgeStories(server().services)).toBe(1);
    expect(await purgeStories(later(1000))).toBe(0);
    const rows = await server()
      .services.database.selectFrom('stories')
      .select('id')
      .where('id', 'in', [kept.id, lost.id])
      .execute();
    expect(rows).toEqual([{ id: kept.id }]);
  });

  test('a copy has a title that fits, in the language of its author', async () => {
    const { id } = await save('Д'.repeat(300));
    const copy = async (language: string) => {
      const answer = await server().send('POST', `/api/story/${id}/duplicate`, {
        token: author.token,
        headers: { 'accept-language': language },
      });
      return answer.body.story.title;
    };
    expect(await copy('ru')).toMatch(/^Д{292} \(копия\)$/);
    expect(await copy('en')).toMatch(/^Д{293} \(copy\)$/);
    const whole = await server().send('GET', `/api/story/${id}/data`, { token: author.token });
    expect(whole.body.title).toHaveLength(300);
  });

  test('a new author has no figures, and sizes are those of the caller', async () => {
    const { token } = await registerAccount(server().send, 'counter');
    const empty = await server().send('GET', '/api/story/summary', { token });
    expect(empty.body).toEqual({
      totalStories: 0,
      publishedStories: 0,
      viewCount: 0,
      choiceCount: 0,
      recent: [],
    });
    const { id } = await saveNew(server().send, token, { title: 'Мера', isPublic: true });
    await saveNew(server().send, token, { title: 'Черновик' });
    const { body } = await server().send('GET', '/api/story/summary', { token });
    expect(body.recent[0]).toMatchObject({ title: 'Черновик', isOwn: true });
    const list = await server().send('GET', '/api/story', { token });
    for (const story of list.body.stories) {
      expect(story.sizeBytes).toBeGreaterThan(500);
      expect(story.wordCount).toBeGreaterThan(0);
      expect(story.readingMinutes).toBe(Math.ceil(story.wordCount / 180));
    }
    const foreign = await server().send('GET', `/api/story/${id}/card`, { token: reader.token });
    expect(foreign.body.sizeBytes).toBeUndefined();
  });

  test('the cover is a picture of this server, and of nobody else', async () => {
    const coverAfter = async (url: string) => {
      const form = sampleForm({ isPublic: true });
      const content = JSON.parse(form.content);
      content.nodes[0].media = [{ id: 'picture', mediaType: 'image', url }];
      const saved = await server().send('POST', '/api/StoryManagement/create', {
        token: author.token,
        body: { ...form, content: JSON.stringify(content) },
      });
      return saved.body.story.coverUrl;
    };
    expect(await coverAfter('/demo/mayak/cover.webp')).toBe('/demo/mayak/cover.webp');
    for (const url of [
      'https://elsewhere.example/cover.webp',
      '//elsewhere.example/cover.webp',
      '/demo/../auth/logout',
      '/auth/logout',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
    ]) {
      expect([url, await coverAfter(url)]).toEqual([url, null]);
    }
  });
});

describeOnEngines('publishing where addresses have to be confirmed', (engine) => {
  const server = openTestServer(engine, { requireConfirmedEmail: true });

  test('is refused to an author whose address is not, by every way, and writing is not', async () => {
    const { id: userId, token } = await registerAccount(server().send, 'hasty');
    const { id } = await saveNew(server().send, token, { title: 'Пока для себя' });
    const body = sampleForm({ isPublic: true });
    const create = '/api/StoryManagement/create';
    const ways = () =>
      Promise.all([
        server().send('POST', create, { token, body }),
        server().send('PUT', `/api/StoryManagement/${id}`, { token, body }),
        server().send('POST', `/content/${id}/publish`, { token, body: { publish: true } }),
      ]);
    for (const answer of await ways()) expectError(answer, 403, 'email-unconfirmed');
    await setUser(server().services.database, userId, { email_confirmed: 1 });
    for (const answer of await ways()) expect(answer.status).toBeLessThan(300);
  });
});
